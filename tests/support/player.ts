import type { Page } from 'playwright-core';
import { greedyMove } from '../../src/arena/baseline/greedy.ts';
import { RULE_SETS, deal, defaultOptions, formatCastleRecord, seededRandom, startGame } from '../../src/game/index.ts';
import type { Awaiting, CastleAction, CastleSetup, RuleSetId } from '../../src/game/index.ts';
import type { MatchView } from '../../src/session/contracts/match.ts';
import { pauseToAskAgain } from './askAgain.ts';
import type { Asked } from './browsers/tab.ts';
import { pick } from './randomGame.ts';

/** A person who plays on the real page. */

/**
 * The page's address for tests: positions on the canvas can be queried; drawn in software without waiting for a GPU.
 */
export const testAddress = (url: string): string => `${url}?test&renderer=canvas`;

/** The same for tests that look at no picture: painted in a fifth of the time. */
export const plainAddress = (url: string): string => `${testAddress(url)}&pixels=16`;

/** Settings without motion, sound or a moving sun, so that a game takes seconds, as stored; others can be given. */
const quickSettings = (others: object): string =>
  JSON.stringify({
    speed: 0,
    confirm: true,
    motion: 'off',
    textSize: 1,
    language: 'en',
    light: 'noon',
    sound: { on: false },
    ...others,
  });

/** Gives every document that the page opens the quick settings. */
export const quickly = (page: Page, others: object = {}): Promise<unknown> =>
  page.addInitScript((text) => localStorage.setItem('ramparts-settings', text), quickSettings(others));

/** The same, once, where the page already shows a file of the site: not every driver has scripts for new documents. */
export const storeQuickSettings = (page: Asked, others: object = {}): Promise<void> =>
  page.evaluate((text) => localStorage.setItem('ramparts-settings', text), quickSettings(others));

/** The moment of the game, without what cannot be serialized. */
export interface Moment {
  readonly awaiting: string;
  readonly myTurn: boolean;
  readonly over: boolean;
  readonly turn: number;
  readonly player: number;
  readonly scores: readonly number[];
  readonly laid: number;
  readonly cells: readonly { readonly x: number; readonly y: number }[];
  readonly features: readonly { readonly x: number; readonly y: number; readonly feature: number }[];
  readonly regions: number;
  readonly gesture: string;
  readonly refusal: string | null;
}

/** Undefined before the table has loaded, and behind the menu. */
export const moment = (page: Asked): Promise<Moment | undefined> =>
  page.evaluate(() => {
    const view: MatchView | undefined = window.__table?.view();
    if (!view || document.querySelector('.MenuScreen-menu')) return undefined;
    const { prompt, state } = view;
    return {
      awaiting: state.awaiting,
      myTurn: view.myTurn,
      over: view.over,
      turn: state.turn,
      player: state.player,
      scores: state.scores,
      laid: state.laid.length,
      cells: view.legalCells.map(({ x, y }) => ({ x, y })),
      features: (prompt?.options ?? []).flatMap(({ action, target }) =>
        action.do === 'deploy' && target.on === 'feature'
          ? [{ x: target.x, y: target.y, feature: target.feature }]
          : [],
      ),
      regions: new Set(
        (prompt?.options ?? []).flatMap(({ action, target }) =>
          action.do === 'score' && target.on === 'feature' ? [`${target.x},${target.y},${target.feature}`] : [],
        ),
      ).size,
      gesture: view.gesture.type,
      refusal: view.refusal,
    };
  });

/** The whole state as JSON; undefined before the table has loaded. */
export const stateOn = (page: Asked): Promise<string | undefined> =>
  page.evaluate(() => JSON.stringify(window.__table?.view().state));

/** Resolves when the moment satisfies `wanted`. */
export async function until(page: Asked, wanted: (now: Moment) => boolean, timeout = 30_000): Promise<Moment> {
  const begin = Date.now();
  for (;;) {
    const now = await moment(page);
    if (now && wanted(now)) return now;
    const waited = Date.now() - begin;
    if (waited > timeout) throw new Error(`Timed out at ${JSON.stringify(now)}`);
    await pauseToAskAgain(waited);
  }
}

/** Pastes a record into the menu's import. */
export async function importRecord(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Import a game' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(text);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
}

/** A random game up to the first moment that awaits `awaiting`, as a record. */
export function recordUntil(rulesId: RuleSetId, awaiting: Awaiting, seed: string): unknown {
  const rules = RULE_SETS[rulesId];
  for (let n = 0; n < 500; n++) {
    const random = seededRandom(`${seed}/${n}`);
    const setup = { rules, options: defaultOptions(rules), players: ['Ada', 'Jan'] as const, ...deal(rules, random) };
    const position = startGame(setup);
    const actions: CastleAction[] = [];
    while (position.awaiting !== 'over') {
      if (position.awaiting === awaiting && actions.length > 12) return formatCastleRecord(setup, actions);
      const move = pick(position.legalMoves(), random);
      actions.push(position.actionOf(move));
      position.play(move);
    }
    if (awaiting === 'over') return formatCastleRecord(setup, actions);
  }
  throw new Error(`No random game came to ${awaiting}`);
}

interface Played {
  readonly setup: CastleSetup;
  readonly actions: CastleAction[];
  /** What is awaited after each number of actions. */
  readonly stages: Awaiting[];
  /** Plays one more action. */
  play(): void;
}

/** Searching for good moves takes seconds: each game is played once, and only as far as needed. */
const games = new Map<string, Played>();

function gameOf(rulesId: RuleSetId, n: number): Played {
  const name = `${rulesId} ${n}`;
  const known = games.get(name);
  if (known) return known;
  const rules = RULE_SETS[rulesId];
  const random = seededRandom(`played/${n}`);
  const setup = { rules, options: defaultOptions(rules), players: ['Ada', 'Jan'] as const, ...deal(rules, random) };
  const position = startGame(setup);
  const actions: CastleAction[] = [];
  const stages = [position.awaiting];
  const game = {
    setup,
    actions,
    stages,
    play() {
      const move = greedyMove(position, random);
      actions.push(position.actionOf(move));
      position.play(move);
      stages.push(position.awaiting);
    },
  };
  games.set(name, game);
  return game;
}

/** A game that both sides play sensibly, up to the first moment after `least` actions that awaits `awaiting`. */
export function playedUntil(rulesId: RuleSetId, awaiting: Awaiting, least: number): unknown {
  for (let n = 0; n < 200; n++) {
    const { setup, actions, stages, play } = gameOf(rulesId, n);
    for (let length = 0; ; length++) {
      if (length > actions.length) play();
      if (stages[length] === awaiting && length >= least) return formatCastleRecord(setup, actions.slice(0, length));
      if (stages[length] === 'over') break;
    }
  }
  throw new Error(`No game came to ${awaiting}`);
}
