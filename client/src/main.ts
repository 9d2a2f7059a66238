import "@fontsource-variable/fraunces";
import "@fontsource-variable/source-sans-3";
import { mount } from "svelte";
import App from "./App.svelte";
import { app } from "./lib/app.svelte";
import { house } from "./lib/house.svelte";
import "./house.css";
import "./table.css";

const begun = house.begin();
begun.catch(() => undefined); // the page tells it
await house.heard;
const target = document.getElementById("app") as HTMLElement;
target.replaceChildren(); // what a browser says in which none of this runs
mount(App, { target, props: { begun } });

addEventListener("load", () => setTimeout(() => app.begin(), 2000));
