// The words this board brings along, in both languages.
import { house } from "../../lib/house.svelte";
import en from "./words.en.ftl?raw";
import fr from "./words.fr.ftl?raw";

house.teach("en", en);
house.teach("fr", fr);

const KEY = "castle-von-loghan";
export const placeName = (place: string): string => house.text(`${KEY}-place-name`, { place });
export const boardName = (board: string): string => house.text(`${KEY}-board-name`, { board });
