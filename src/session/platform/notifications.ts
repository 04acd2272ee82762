/** Notifications of the system. They come from this page or its service worker, and nothing is sent anywhere. */

/** `missing`: this browser shows none here. `unasked`: the player has not been asked. */
export type Permission = 'missing' | 'unasked' | 'granted' | 'refused';

interface Note {
  readonly title: string;
  readonly body: string;
  /** A later one with the same tag replaces it. */
  readonly tag: string;
}

const ICON = 'icons/icon-192.png';

export function permissionToNotify(): Permission {
  if (typeof Notification === 'undefined') return 'missing';
  const { permission } = Notification;
  return permission === 'granted' ? 'granted' : permission === 'denied' ? 'refused' : 'unasked';
}

/** Asks the player, if that is possible. Call it only after a press. */
export async function askToNotify(): Promise<Permission> {
  if (permissionToNotify() !== 'unasked') return permissionToNotify();
  try {
    await Notification.requestPermission();
  } catch {
    // A browser that does not let this page ask has refused.
    return 'refused';
  }
  return permissionToNotify();
}

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration().catch(() => undefined) : undefined;

/** Those that this page has made itself, by tag. */
const own = new Map<string, Notification>();

/** Shows a notification; pressed, it brings this page to the front. Resolves with false if the device shows none. */
export async function showNote({ title, body, tag }: Note): Promise<boolean> {
  if (permissionToNotify() !== 'granted') return false;
  const options = { body, tag, icon: ICON };
  const worker = (await registered())?.active;
  if (worker) {
    worker.postMessage({ type: 'NOTIFY', title, options });
    return true;
  }
  try {
    const made = new Notification(title, options);
    made.addEventListener('click', () => {
      globalThis.focus();
      made.close();
    });
    own.set(tag, made);
    return true;
  } catch {
    // Phones let only a service worker show notifications.
    return false;
  }
}

/** Removes a notification that no longer holds. */
export async function withdrawNote(tag: string): Promise<void> {
  own.get(tag)?.close();
  own.delete(tag);
  const shown = await (await registered())?.getNotifications({ tag }).catch(() => []);
  for (const each of shown ?? []) each.close();
}
