// The words about calling back, fetched with what needs them.
import { house } from "../lib/house.svelte";
import en from "./words.en.ftl?raw";
import fr from "./words.fr.ftl?raw";

house.teach("en", en);
house.teach("fr", fr);
