// Notices of the browser: only when asked for in the settings, only while the page is out of sight.
import { file } from "./address";

export const able = (): boolean => "Notification" in globalThis;
export const allowed = (): boolean => able() && Notification.permission === "granted";

/** Ask the browser for leave; whether it was given. */
export async function request(): Promise<boolean> {
  return able() && (await Notification.requestPermission()) === "granted";
}

/** Close what was said beside the page of a table, by it or by the house: it is answered, or seen. */
export async function quieten(tag: string): Promise<void> {
  if (!allowed() || !("serviceWorker" in navigator)) return;
  const kept = await navigator.serviceWorker.getRegistration();
  for (const notice of (await kept?.getNotifications({ tag })) ?? []) notice.close();
}

/** Say something beside the page, once per table; a touch brings the page back. */
export function notify(title: string, body: string, tag: string): void {
  if (!allowed() || !document.hidden) return;
  try {
    const notice = new Notification(title, { body, tag, icon: file("icon-turn.svg") });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // some phones have notices only for pages with a worker
  }
}
