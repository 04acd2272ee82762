import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useApp, useHud } from './kit/context.tsx';
import type * as OnlineParts from './online/index.ts';

/** Milliseconds until a failed load is retried. */
const RETRY = 5000;

/** The online UI. Its code is loaded when there is a room or an invitation. */
export function WithFriend(): VNode | null {
  const hud = useHud();
  const app = useApp();
  const [parts, setParts] = useState<typeof OnlineParts | null>(null);
  const isLoading = useRef(false);
  const followed = useRef<string | null>(null);
  const { online, invitation, screen } = app;
  const isNew = invitation !== null && invitation !== followed.current;

  async function load(): Promise<void> {
    isLoading.current = true;
    try {
      setParts(await import('./online/index.ts'));
    } catch (error) {
      // The console shows which file failed.
      reportError(error);
      app.notify('part-missing', 'alert');
      await new Promise((resolve) => setTimeout(resolve, RETRY));
    }
    isLoading.current = false;
  }

  useLayoutEffect(() => {
    if (!parts && !isLoading.current && (online !== null || isNew)) void load();
    if (!parts || !isNew || online !== null || screen !== 'menu') return;
    followed.current = invitation;
    parts.openFriend(hud, invitation);
  });
  return parts && <parts.OnlineOverlay />;
}
