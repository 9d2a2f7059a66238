// What calls for attention at a table: the icon of the page, small sounds, notices while one is elsewhere.
import { file } from "./address";
import { untrack } from "svelte";
import { house } from "./house.svelte";
import { notify, quieten } from "./notices";
import { play, soundOf } from "./sounds";
import type { Table } from "./table.svelte";
import * as time from "./time";

/** From so many seconds before the end the clock is heard. */
const HURRY = 10;

/** Attend to a table for as long as the component that calls this lives. */
export function watchTable(of: () => Table, game: () => string): void {
  const sound = (name: Parameters<typeof play>[0]): void => {
    if (house.settings.sound && !document.hidden) play(name);
  };

  const asked = $derived(of().showing ? 0 : (of().question?.number ?? 0));
  $effect(() => {
    const icon = document.getElementById("icon") as HTMLLinkElement | null;
    if (icon) icon.href = file(asked ? "icon-turn.svg" : "icon.svg");
    return () => {
      if (icon) icon.href = file("icon.svg");
    };
  });

  let turn = false;
  $effect(() => {
    const now = asked > 0 && !of().question?.race;
    if (now && !turn)
      untrack(() => {
        const table = of();
        sound("turn");
        if (house.settings.notices && table.question) notify(game(), table.say(table.question.prompt), table.id);
      });
    if (turn && !now) void quieten(of().id);
    turn = now;
  });

  let heard = untrack(() => of().shown.length);
  $effect(() => {
    const lines = of().shown;
    const found = lines.length > heard && lines.length - heard < 12 ? soundOf(lines.slice(heard)) : null;
    heard = lines.length;
    if (found) untrack(() => sound(found));
  });

  let over = untrack(() => of().result !== null);
  $effect(() => {
    const result = of().showing ? null : of().result;
    if (result && !over) untrack(() => (result.shares[of().viewer] ?? 0) > 0 && sound("win"));
    over = result !== null;
  });

  $effect(() => {
    const clock = of().clock;
    if (!clock || !asked || clock.length < HURRY * 2000) return;
    const left = clock.until - time.now();
    const timers = [HURRY, 5, 3, 2, 1]
      .filter((seconds) => left > seconds * 1000)
      .map((seconds) => setTimeout(() => sound("hurry"), left - seconds * 1000));
    return () => timers.forEach(clearTimeout);
  });
}
