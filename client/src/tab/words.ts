// The words about a house in a tab. Some stand for those of a server, which is none here.
import { house } from "../lib/house.svelte";
import en from "./words.en.ftl?raw";
import fr from "./words.fr.ftl?raw";

house.teach("en", en);
house.teach("fr", fr);
