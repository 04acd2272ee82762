import type { Part, Hud } from './kit/hud.ts';

/** Milliseconds until a failed load is retried. */
const RETRY = 5000;

/** The online UI. Its code is loaded when there is a room or an invitation. */
export function withFriend(hud: Hud, root: HTMLElement): { update(): void; destroy(): void } {
  const { app } = hud;
  let part: Part | null = null;
  let loading = false;
  let gone = false;
  let followed: string | null = null;

  async function load(): Promise<void> {
    loading = true;
    try {
      const { attachOnline, openFriend } = await import('./online/index.ts');
      if (!gone) attach(attachOnline, openFriend);
    } catch (error) {
      // The console shows which file failed.
      reportError(error);
      app.notify('part-missing', 'alert');
      await new Promise((resolve) => setTimeout(resolve, RETRY));
    }
    loading = false;
  }

  function attach(attachOnline: (hud: Hud) => Part, openFriend: (hud: Hud, invitation: string) => void): void {
    if (!part && app.online) {
      part = attachOnline(hud);
      root.append(part.element);
    }
    if (app.invitation !== null && followed !== app.invitation && app.online === null && app.screen === 'menu') {
      followed = app.invitation;
      openFriend(hud, app.invitation);
    }
  }

  return {
    update() {
      const wanted = (app.online !== null && part === null) || (app.invitation !== null && followed !== app.invitation);
      if (wanted && !loading) void load();
    },
    destroy() {
      gone = true;
      part?.destroy();
    },
  };
}
