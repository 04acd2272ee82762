import type { Application } from '../contracts/app.ts';
import { lastRules } from '../contracts/archive.ts';
import type { Match } from '../contracts/match.ts';
import { createDemo } from '../match/demo.ts';

/**
 * The demo behind the title starts only after the menu has been open for a while, so that it does not delay a player
 * about to start a game. A finished demo stays visible before the next one.
 */
const TITLE_DELAY = 6000;
const TITLE_END = 8000;

interface Options {
  readonly app: Application;
  /** Whether the device has memory and data to spare; asked once. */
  readonly affords: () => boolean;
  /** Whether something may move now. */
  readonly moves: () => boolean;
  /** Another demo is to be shown, or none any more. */
  readonly onChange: () => void;
}

/** The game that plays itself behind the title, one after the other. */
export function createTitleDemo({ app, affords, moves, onChange }: Options) {
  let demo: Match | null = null;
  let isReady = false;
  let mayBegin = false;

  setTimeout(() => {
    mayBegin = affords();
    onChange();
  }, TITLE_DELAY);

  function begin(): Match {
    const { match, ready } = createDemo(lastRules(app.savedGames) ?? 'castle', app.freshSeed());
    void ready.then(() => {
      if (demo !== match) return;
      isReady = true;
      onChange();
    });
    match.subscribe(({ over }, before) => {
      if (!over || before.over) return;
      setTimeout(() => {
        if (demo === match) restart();
      }, TITLE_END);
    });
    return match;
  }

  function end(): void {
    demo?.close();
    demo = null;
    isReady = false;
  }

  function restart(): void {
    end();
    onChange();
  }

  return {
    /** The demo, as soon as it can be shown; `null` where there is none. */
    current(): Match | null {
      if (app.screen === 'game' || !mayBegin || !moves()) {
        end();
        return null;
      }
      demo ??= begin();
      return isReady ? demo : null;
    },
    isDemo: (match: Match): boolean => match === demo,
    restart,
  };
}
