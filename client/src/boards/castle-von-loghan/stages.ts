// What is seen only once the agents are chosen: it comes after what one begins with.
export { default as Mine } from "./agents/Mine.svelte";
export { default as Sheet } from "./agents/Sheet.svelte";
export { default as Chronicle } from "./Chronicle.svelte";
export { default as Combat } from "./combat/Combat.svelte";
export { default as Ending } from "./Ending.svelte";
export { default as Event } from "./event/Event.svelte";
export { default as Item } from "./items/Item.svelte";
export { default as Market } from "./reward/Market.svelte";
export { default as Rewards } from "./reward/Rewards.svelte";
