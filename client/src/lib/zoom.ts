/** By how much what lies in an element is enlarged: lengths of the window are so many times those one writes there. */
export const zoomOf = (element: Element): number => (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
