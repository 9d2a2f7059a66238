/** Enter and Space do what a tap does, on drawn things that are no buttons of the page. */
export const pressed =
  (act: (event: KeyboardEvent) => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act(event);
  };
