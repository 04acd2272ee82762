import type { Cell, Rotation } from '../game/index.ts';
import { createHints } from './hints.ts';
import type { Asked } from './hints.ts';
import * as placing from './placing.ts';
import type { Offered } from './placing.ts';
import type { Hint, Idle, Placing, Table, TableIntents } from './tableContract.ts';

/** A match as people play it, whoever keeps the game: gestures become actions, and views see what comes of them. */

/** Who keeps the game: this device alone, or several together. */
export interface TableKeeper<Whole, Action> {
  whole(): Whole;
  /** False if the action was refused. */
  act(action: Action): boolean;
  canUndo(): boolean;
  undo(): void;
  /** A bot is choosing. */
  thinking(): boolean;
  /** The match has ended before the game: nobody may choose any more. */
  stopped(): boolean;
  record(): unknown;
  /** Players whose device is not there now; absent: all play here. */
  away?(): readonly number[];
  close(): void;
}

/** What a family of games is made of. */
export interface Kinds {
  readonly whole: { readonly actions: readonly { readonly do: string }[] };
  /** The state as its viewer may see it. */
  readonly seen: unknown;
  readonly action: { readonly do: string };
  readonly choices: Offered;
  /** A gesture besides those of the hanging tile. */
  readonly choosing: { readonly type: string };
  readonly history: unknown;
  readonly advice: { readonly actions: readonly unknown[] };
  readonly view: { readonly myTurn: boolean; readonly canHint: boolean };
}

/** What is in the air. */
export type GestureOf<K extends Kinds> = Idle | Placing | K['choosing'];

/** What the rules and views of a family say; asked again after every change. */
export interface Family<K extends Kinds> {
  hide(whole: K['whole']): K['seen'];
  /** What the player of the moment may choose; nothing while a bot is to act. */
  choices(whole: K['whole']): K['choices'];
  readonly noChoices: K['choices'];
  history(whole: K['whole'], before: K['history'] | undefined): K['history'];
  /** The gesture with which a choice begins. */
  begin(choices: K['choices']): GestureOf<K>;
  isComplete(gesture: GestureOf<K>, choices: K['choices']): boolean;
  /** What a complete gesture does; `undefined`: nothing. */
  actionOf(gesture: GestureOf<K>, whole: K['whole']): K['action'] | undefined;
  /** The gesture that an action would be. */
  gestureOf(gesture: GestureOf<K>, choices: K['choices'], action: K['advice']['actions'][number]): GestureOf<K>;
  cycle(gesture: GestureOf<K>, choices: K['choices'], direction: 1 | -1): GestureOf<K>;
  /** Where a `place` action laid the tile. */
  placed(action: K['whole']['actions'][number]): (Cell & { readonly rotation: Rotation }) | undefined;
  /** Why the tile in hand cannot lie on a cell, whichever way it is turned. */
  refusalAt(whole: K['whole'], cell: Cell): string | null;
  look(now: Looked<K>): K['view'];
}

/** All that a view is made from. */
export interface Looked<K extends Kinds> {
  readonly match: K['whole'];
  /** The match's state without its secrets: made once for a state, so that views can tell by identity whether it changed. */
  readonly seen: K['seen'];
  readonly choices: K['choices'];
  readonly history: K['history'];
  readonly gesture: GestureOf<K>;
  readonly thinking: boolean;
  /** The match has ended before the game. */
  readonly stopped: boolean;
  readonly canUndo: boolean;
  readonly refusal: string | null;
  readonly hint: Hint<K['advice']> | null;
  /** Is there an adviser? */
  readonly advised: boolean;
  readonly past: boolean;
  /** Absent: everybody is here. */
  readonly away?: readonly number[];
}

export interface PlayPorts<K extends Kinds> {
  /** Does a choice wait for the green button? */
  readonly confirmed: () => boolean;
  /** Without one there are no hints. */
  readonly adviser?: Asked<K['seen'], K['advice']> | undefined;
  /** Chance of the hints. */
  readonly seed: string;
}

export interface TablePlay<K extends Kinds> {
  readonly view: K['view'];
  readonly gesture: GestureOf<K>;
  readonly choices: K['choices'];
  readonly whole: K['whole'];
  subscribe(listener: (now: K['view'], before: K['view']) => void): () => void;
  /** Takes in what the game has become. */
  settle(next?: GestureOf<K>): void;
  /** Shows the same game anew: something around it has changed. */
  show(): void;
  act(action: K['action']): void;
  /** Shows another gesture; where confirming is switched off, a decided one is carried out at once. */
  gesticulate(next: GestureOf<K>, decided?: boolean): void;
  readonly intents: TableIntents;
  /** Nobody listens any more. */
  close(): void;
}

export function createTablePlay<K extends Kinds>(family: Family<K>, keeper: TableKeeper<K['whole'], K['action']>, { confirmed, adviser, seed }: PlayPorts<K>): TablePlay<K> {
  const listeners = new Set<(now: K['view'], before: K['view']) => void>();
  let refusal: string | null = null;
  let shown: K['whole'] = keeper.whole();
  let seen: K['seen'] = family.hide(shown);
  let choices: K['choices'] = offered();
  let history: K['history'] = family.history(shown, undefined);
  let gesture: GestureOf<K> = family.begin(choices);
  const hints = adviser && createHints<K['seen'], K['advice']>(adviser, `${seed}/hint`, () => show());
  let view: K['view'] = look();

  function offered(): K['choices'] {
    return keeper.stopped() ? family.noChoices : family.choices(shown);
  }

  function hangs(): boolean {
    return gesture.type === 'placing';
  }

  function canUndo(): boolean {
    return hangs() || keeper.canUndo();
  }

  function look(): K['view'] {
    return family.look({ match: shown, seen, choices, history, gesture, thinking: keeper.thinking(), stopped: keeper.stopped(), canUndo: canUndo(), refusal, hint: hints?.view ?? null, advised: hints !== undefined, past: false, away: keeper.away?.() ?? [] });
  }

  function show(): void {
    const before = view;
    view = look();
    for (const listener of [...listeners]) listener(view, before);
  }

  function settle(next?: GestureOf<K>): void {
    const now = keeper.whole();
    if (now !== shown) {
      seen = family.hide(now);
      hints?.drop();
    }
    shown = now;
    choices = offered();
    history = family.history(shown, history);
    gesture = next ?? family.begin(choices);
    show();
  }

  function act(action: K['action']): void {
    refusal = null;
    if (keeper.act(action)) return settle();
    refusal = 'wrong-action';
    show();
  }

  /** Carries out what the gesture says. */
  function carryOut(): void {
    if (!view.myTurn || !family.isComplete(gesture, choices)) return;
    const action = family.actionOf(gesture, shown);
    if (action) act(action);
  }

  function gesticulate(next: GestureOf<K>, decided = false): void {
    refusal = null;
    if (next === gesture && !decided) return;
    gesture = next;
    if (decided && !confirmed() && family.isComplete(gesture, choices)) carryOut();
    else show();
  }

  function undo(): void {
    if (!canUndo()) return;
    refusal = null;
    if (hangs()) return gesticulate(family.begin(choices));
    const before = keeper.whole();
    keeper.undo();
    const now = keeper.whole();
    const last = before.actions.at(-1);
    const placed = last && now.actions.length === before.actions.length - 1 ? family.placed(last) : undefined;
    // A tile that is taken back hangs where it lay, so that it can be turned or moved.
    settle(placed && placing.hangAt(family.choices(now), placed, placed.rotation));
  }

  function tapCell(cell: Cell): void {
    const next = placing.tap(gesture, choices, cell);
    const legal = choices.cells.some(({ x, y }) => x === cell.x && y === cell.y);
    if (legal || next !== gesture) return gesticulate(next);
    refusal = view.myTurn ? family.refusalAt(shown, cell) : null;
    if (refusal) show();
  }

  function askHint(): void {
    if (!hints || !view.canHint) return;
    if (hints.view === null) return hints.ask(seen);
    hints.drop();
    show();
  }

  function takeHint(): void {
    const hint = hints?.view;
    const [action] = hint?.state === 'ready' ? hint.advice.actions : [];
    if (action !== undefined && view.myTurn) gesticulate(family.gestureOf(gesture, choices, action));
  }

  const intents: TableIntents = {
    tapCell,
    hoverTile: (cell) => gesticulate(placing.hover(gesture, choices, cell)),
    rotate: (direction) => gesticulate(placing.rotate(gesture, direction)),
    moveTile: (dx, dy) => gesticulate(placing.step(gesture, choices, dx, dy)),
    liftTile: () => void (hangs() && gesticulate({ type: 'idle' })),
    cycle: (direction) => gesticulate(family.cycle(gesture, choices, direction)),
    confirm: carryOut,
    undo,
    askHint,
    takeHint,
  };

  return {
    get view() {
      return view;
    },
    get gesture() {
      return gesture;
    },
    get choices() {
      return choices;
    },
    get whole() {
      return shown;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settle,
    show,
    act,
    gesticulate,
    intents,
    close: () => listeners.clear(),
  };
}

/** The match that views are given; `more` are the intents of its family. */
export const matchOf = <K extends Kinds, More>(play: TablePlay<K>, keeper: TableKeeper<K['whole'], K['action']>, more: More): Table<K['view'], TableIntents & More> => ({
  get view() {
    return play.view;
  },
  intents: { ...play.intents, ...more },
  subscribe: play.subscribe,
  record: () => keeper.record(),
  close() {
    play.close();
    keeper.close();
  },
});
