import "@fontsource-variable/fraunces";
import "@fontsource-variable/source-sans-3";
import { mount } from "svelte";
import App from "./App.svelte";
import { app } from "./lib/app.svelte";
import "./house.css";
import "./table.css";

mount(App, { target: document.getElementById("app") as HTMLElement });

addEventListener("load", () => setTimeout(() => app.begin(), 2000));
