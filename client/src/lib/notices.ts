// Notices of the browser: only when asked for in the settings, only while the page is out of sight.

export const able = (): boolean => "Notification" in globalThis;
export const allowed = (): boolean => able() && Notification.permission === "granted";

/** Ask the browser for leave; whether it was given. */
export async function request(): Promise<boolean> {
  return able() && (await Notification.requestPermission()) === "granted";
}

/** Say something beside the page, once per table; a touch brings the page back. */
export function notify(title: string, body: string, tag: string): void {
  if (!allowed() || !document.hidden) return;
  try {
    const notice = new Notification(title, { body, tag, icon: "/icon-turn.svg" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // some phones have notices only for pages with a worker
  }
}
