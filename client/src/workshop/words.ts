// The words of the workshop, in both languages.
import { house } from "../lib/house.svelte";
import en from "./words.en.ftl?raw";
import fr from "./words.fr.ftl?raw";

house.teach("en", en);
house.teach("fr", fr);
