/** A call when it is one's turn and the page is out of sight. Only where the browser has such a thing. */
import { choices } from "./choices.svelte";

const TAG = "parola.turn";
const ICON = "/icon-192.png";

/** On plain HTTP there are no notifications. */
export function ringable(): boolean {
  return isSecureContext && "Notification" in window;
}

export async function ring(says: string): Promise<void> {
  if (!choices.bell || !document.hidden || !ringable() || Notification.permission !== "granted") return;
  const how = { body: says, tag: TAG, icon: ICON, lang: document.documentElement.lang, data: location.pathname };
  const worker = await navigator.serviceWorker?.getRegistration();
  try {
    if (worker) await worker.showNotification("Parola", how);
    else new Notification("Parola", how);
  } catch {
    // Some phones let only a service worker call.
  }
}
