import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ScreenHandle, ScreenPorts } from './game/GameScreen.tsx';
import { gameScreen, loadGameScreen } from './gameScreen.ts';
import { useApp, useHud } from './kit/context.tsx';
import { useDialogs } from './kit/Dialog.tsx';
import { fetchPart } from './kit/fetchPart.ts';
import { showPuzzles } from './learn/openPuzzles.ts';
import { MenuScreen } from './menu/MenuScreen.tsx';
import { Notices } from './Notices.tsx';
import { WithFriend } from './WithFriend.tsx';

export interface PageProps {
  readonly ports: ScreenPorts;
  /** Draws the table on a new canvas. */
  readonly redraw: () => void;
  /** Called with the handle of the game screen when it appears, and with `null` for the menu. */
  readonly onScreen: (handle: ScreenHandle | null) => void;
}

/** The whole page over the table: a screen, and what can lie over every screen. */
export function Page({ ports, redraw, onScreen }: PageProps): VNode {
  const app = useApp();
  const match = app.screen === 'game' ? app.match : null;
  const handle = useRef<ScreenHandle | null>(null);
  const wasShown = useRef(false);
  const GameScreen = useGameScreen(match !== null);
  useLayoutEffect(() => {
    if (!match) handle.current = null;
    onScreen(handle.current);
    const isFocused = document.activeElement !== document.body;
    if (!isFocused && match) handle.current?.focus(null);
    if (!isFocused && !match && wasShown.current) focusMenu();
    wasShown.current = true;
  }, [match, GameScreen]);
  useRequests();
  return (
    <>
      {!match ? (
        <MenuScreen key="menu" />
      ) : (
        GameScreen && (
          <GameScreen key={match} match={match} ports={ports} onReady={(ready) => (handle.current = ready)} />
        )
      )}
      <Notices openBoard={() => handle.current?.openBoard()} redraw={redraw} />
      <WithFriend />
    </>
  );
}

/** Usually loaded while the title page is read; `null` until then. */
function useGameScreen(isWanted: boolean): ReturnType<typeof gameScreen> {
  const hud = useHud();
  const [, show] = useState(gameScreen);
  useLayoutEffect(() => {
    if (isWanted && !gameScreen()) fetchPart(hud, loadGameScreen, () => show(gameScreen));
  }, [isWanted]);
  return gameScreen();
}

export const focusMenu = (): void => document.querySelector<HTMLElement>('[data-menu]')?.focus({ preventScroll: true });

/** What a link or a lesson asks the menu to show. */
function useRequests(): void {
  const hud = useHud();
  const app = useApp();
  const open = useDialogs();
  const offered = useRef<unknown>(null);
  useLayoutEffect(() => {
    if (app.screen !== 'menu') return;
    if (app.challenge !== offered.current) {
      const { challenge } = app;
      offered.current = challenge;
      if (challenge)
        fetchPart(
          hud,
          () => import('./challenge/ChallengeDialog.tsx'),
          ({ ChallengeDialog }) => app.challenge === challenge && open(<ChallengeDialog challenge={challenge} />),
        );
    }
    if (app.learning.takeRequest()) showPuzzles(hud);
  });
}
