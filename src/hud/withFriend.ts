import type { Part, Hud } from './kit/hud.ts';

/** What is shown of a friend on another device. Its code is loaded when there is one, or an invitation. */
export function withFriend(hud: Hud, root: HTMLElement): { update(): void; destroy(): void } {
  const { app } = hud;
  let part: Part | null = null;
  let loading = false;
  let gone = false;
  let followed: string | null = null;

  async function load(): Promise<void> {
    loading = true;
    const { attachOnline, openFriend } = await import('./online/index.ts');
    loading = false;
    if (gone) return;
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
