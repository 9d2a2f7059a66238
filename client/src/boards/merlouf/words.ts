// The words this board brings along, and names from the game's own catalogue.
import { house } from "../../lib/house.svelte";
import en from "./words.en.ftl?raw";
import fr from "./words.fr.ftl?raw";

house.teach("en", en);
house.teach("fr", fr);

export const capital = (text: string): string => text.replace(/^[⟦]?\p{L}/u, (first) => first.toLocaleUpperCase());
export const roomName = (room: string): string =>
  room === "attic" ? house.text("merlouf-view-attic") : capital(house.text("merlouf-room-name", { room }));
export const gnomeName = (gnome: string): string => house.text("merlouf-gnome-name", { gnome });
export const backName = (back: string): string => house.text("merlouf-something", { back });
export const colourName = (back: string): string => house.text("merlouf-back-name", { back });
export const thingName = (thing: string, name = thing): string => house.text("merlouf-thing-name", { thing, name });
