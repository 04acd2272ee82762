import type { PreviewPainter } from '../../src/art/previewPainter.ts';
import { accept, refuse } from '../../src/game/index.ts';
import type { CastleState, Option } from '../../src/game/index.ts';
import { createTexts } from '../../src/i18n/texts.ts';
import { en } from '../../src/i18n/en/index.ts';
import type { App, Notice, SavedGame, Settings } from '../../src/session/contracts/app.ts';
import type { Intents, Match, MatchView, NewGame } from '../../src/session/contracts/match.ts';
import { memoryStore } from '../../src/persistence/keyValueStore.ts';
import { createMatch } from '../../src/session/match/match.ts';
import { createWorkshop, noPreviewPainter } from '../../src/session/workshop/workshop.ts';
import { hudGameOf } from '../../src/hud/games/index.ts';
import type { TableContext } from '../../src/hud/table/table.ts';
import type { GameTexts } from '../../src/hud/table/texts.ts';
import type { Hud } from '../../src/hud/kit/hud.ts';
import { openHelp } from '../../src/hud/book/openHelp.ts';
import { DEFAULT_SOUND } from '../../src/sound/contract.ts';

export const texts = createTexts('en', en);

export const NEW_GAME: NewGame = {
  rules: 'castle',
  options: {},
  players: ['Anna', 'Bo'],
  seats: [{ kind: 'human' }, { kind: 'human' }],
  colours: [0, 1],
  seed: 'fixture',
};

export const SAVED: readonly SavedGame[] = [
  {
    id: 'a',
    rules: 'castle',
    names: ['Anna', 'Bo'],
    colours: [0, 1],
    seats: [{ kind: 'human' }, { kind: 'human' }],
    scores: [37, 29],
    savedAt: Date.UTC(2026, 10, 21, 18, 30),
    over: false,
  },
  {
    id: 'b',
    rules: 'zamek',
    names: ['Computer', 'Anna'],
    colours: [1, 0],
    seats: [{ kind: 'bot', level: 'knight' }, { kind: 'human' }],
    scores: [81, 94],
    savedAt: Date.UTC(2026, 10, 20, 9, 5),
    over: true,
  },
];

export function newMatch(change: Partial<NewGame> = {}): Match {
  const match = createMatch({ ...NEW_GAME, ...change });
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}

/** One step of a simple player who places a follower whenever possible, in any game. */
export function playStep({ view, intents }: Match, salt = 0): void {
  const { prompt, legalCells, state, players, actor } = view;
  if (!prompt) return;
  const { awaiting, options, preset } = prompt;
  const decline = options.find(({ declines }) => declines);
  const [first] = options;
  if (awaiting === 'place') {
    const cell = legalCells[(state.turn * 7 + salt) % legalCells.length];
    if (cell) intents.tapCell(cell);
  } else if (awaiting === 'deploy') {
    const best = options.find(({ target }) => target.on === 'feature' && target.kind !== 'court') ?? first;
    const spare =
      (players[actor]?.figures[0]?.inHand ?? 0) > 2 || (best?.target.on === 'feature' && best.target.completed);
    const chosen = spare ? best : (decline ?? best);
    if (chosen) intents.choose(chosen.id);
  } else if (awaiting === 'score') {
    // With a token, where there is one for the first region.
    const chosen =
      options.find(({ target, piece }) => piece !== null && JSON.stringify(target) === JSON.stringify(first?.target)) ??
      first;
    if (chosen) intents.choose(chosen.id);
  } else if (preset === null && first) {
    intents.choose((decline ?? first).id);
  }
  intents.confirm();
}

/** Plays until the view is as wanted, trying several games. */
export function playUntil(wanted: (view: MatchView) => boolean, change: Partial<NewGame> = {}): Match {
  for (let salt = 0; salt < 40; salt += 1) {
    const match = newMatch({ ...change, seed: `fixture ${salt}` });
    for (let step = 0; step < 400; step += 1) {
      if (wanted(match.view)) return match;
      if (match.view.over) break;
      playStep(match, salt);
    }
    match.close();
  }
  throw new Error('Expected a game that reaches the wanted view');
}

let finished: Match | undefined;
/** A finished game, played once for all tests: nothing can change it. */
export const finishedMatch = (): Match => (finished ??= playUntil((view) => view.over));

/** The games of `playUntil` as far as they have been played, by salt. */
const games: { readonly match: Match; readonly views: MatchView[] }[] = [];

/** Returns the first view that matches. Tests share the games, so what one has played the next only searches. */
export function viewUntil(wanted: (view: MatchView) => boolean): MatchView {
  for (let salt = 0; salt < 40; salt += 1) {
    const match = games[salt]?.match ?? newMatch({ seed: `fixture ${salt}` });
    const { views } = (games[salt] ??= { match, views: [match.view] });
    for (let step = 0; step < 400; step += 1) {
      const view = views[step] ?? match.view;
      views[step] = view;
      if (wanted(view)) return view;
      if (view.over) break;
      if (step === views.length - 1) playStep(match, salt);
    }
  }
  throw new Error('Expected a game that reaches the wanted view');
}

/** A match that shows one view and records every intent. */
export function stillMatch(view: MatchView): Match & { readonly calls: unknown[][]; show(next: MatchView): void } {
  const calls: unknown[][] = [];
  let now = view;
  const listeners = new Set<(now: MatchView, before: MatchView) => void>();
  const note =
    (name: string) =>
    (...values: unknown[]) =>
      void calls.push([name, ...values]);
  const intents: Intents = {
    tapCell: note('tapCell'),
    hoverTile: note('hoverTile'),
    rotate: note('rotate'),
    moveTile: note('moveTile'),
    liftTile: note('liftTile'),
    choose: note('choose'),
    tapFeature: note('tapFeature'),
    cycle: note('cycle'),
    confirm: note('confirm'),
    draw: note('draw'),
    stopDrawing: note('stopDrawing'),
    undo: note('undo'),
    askHint: note('askHint'),
    takeHint: note('takeHint'),
  };
  return {
    calls,
    get view() {
      return now;
    },
    intents,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(next) {
      const before = now;
      now = next;
      for (const listener of listeners) listener(now, before);
    },
    record: () => ({}),
    close: () => listeners.clear(),
  };
}

export interface FakeApp extends App {
  readonly calls: unknown[][];
  set(change: Partial<Pick<App, 'screen' | 'match' | 'notices' | 'savedGames' | 'settings' | 'botLevels'>>): void;
  answer: string | null;
}

let sets = 0;

export function fakeApp(
  start: Partial<Pick<App, 'screen' | 'match' | 'notices' | 'savedGames' | 'settings' | 'botLevels'>> = {},
  watchTile?: App['watchTile'],
  previewPainter?: () => PreviewPainter,
): FakeApp {
  const calls: unknown[][] = [];
  const listeners = new Set<() => void>();
  const settings: Settings = {
    speed: 1,
    confirm: true,
    motion: 'auto',
    textSize: 1,
    light: 'day',
    assists: true,
    level: 'novice',
    lastOptions: {},
    lastRules: '',
    lastPlayers: {},
    language: 'en',
    sound: DEFAULT_SOUND,
    signal: '',
    ice: '',
    chatMuted: false,
    turnNotes: false,
    vibration: true,
  };
  const notices: readonly Notice[] = [];
  const state = {
    screen: 'menu' as App['screen'],
    match: null as Match | null,
    notices,
    savedGames: SAVED,
    settings,
    botLevels: ['novice', 'steward'] as readonly string[],
    ...start,
  };
  const note = async (...call: unknown[]): Promise<string | null> => {
    calls.push(call);
    return app.answer;
  };
  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  const app: FakeApp = {
    calls,
    answer: null,
    get screen() {
      return state.screen;
    },
    get match() {
      return state.match;
    },
    get notices() {
      return state.notices;
    },
    get savedGames() {
      return state.savedGames;
    },
    get settings() {
      return state.settings;
    },
    get botLevels() {
      return state.botLevels;
    },
    learning: {
      current: null,
      progress: { lessons: [], puzzles: {}, streak: 0, lastDay: -1 },
      streak: 0,
      teach: (...asked) => note('teach', ...asked),
      takeRequest: () => false,
      puzzles: async () => ({ puzzles: [], today: {} }),
      pose: (...asked) => note('pose', ...asked),
    },
    botCharacters: ['builder', 'spoiler', 'landlord', 'miser'],
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(change) {
      Object.assign(state, change);
      changed();
    },
    paintAhead: (game) => void calls.push(['paintAhead', game]),
    newGame: (game) => note('newGame', game),
    continueSaved: (id) => note('continueSaved', id),
    deleteSave: (id) => note('deleteSave', id),
    importRecord: (text) => note('importRecord', text),
    exportRecord: () => '{}',
    linkOfMatch: async () => '#game=x',
    review: null,
    canReview: true,
    openReview: (moment) => void note('openReview', moment),
    story: () => null,
    closeReview: () => void note('closeReview'),
    playFromHere: () => note('playFromHere'),
    rematch: () => note('rematch'),
    leaveMatch: () => void note('leaveMatch'),
    changeSettings(change) {
      state.settings = { ...state.settings, ...change };
      changed();
    },
    dismissNotice: (id) => void note('dismissNotice', id),
    actOnNotice: (id) => void note('actOnNotice', id),
    notify: (code) => void note('notify', code),
    keptAs: null,
    online: null,
    invitation: null,
    hostOnline: (request) => note('hostOnline', request),
    joinOnline: (request) => note('joinOnline', request),
    leaveOnline: () => void note('leaveOnline'),
    workshop: createWorkshop({
      store: memoryStore(),
      previewPainter: previewPainter ?? noPreviewPainter,
      now: () => 0,
      freshId: () => `set-${(sets += 1)}`,
      onTrouble: () => {},
      onChange: () => {},
    }),
    archive: {
      games: [],
      get: () => null,
      exportAll: async () => accept({ text: '{}', unreadable: 0 }),
      readAll: () => refuse('backup-broken', ''),
      importAll: async () => refuse('backup-broken', ''),
      deleteAll: () => note('deleteAll'),
    },
    challenge: null,
    takeChallenge: (taking) => note('takeChallenge', taking),
    challengeLink: async () => null,
    freshSeed: () => 'fresh',
    watchTile: watchTile ?? (() => () => undefined),
  };
  return app;
}

export const fakeHud = (app: App = fakeApp(), host = document.body): Hud => ({ app, texts, host, calm: () => true });

/** What the panels of a match work with, and the contents for its rule set. */
export function tableOf(match: Match, hud: Hud = fakeHud()) {
  const game = hudGameOf(match.view.rules);
  const context: TableContext = {
    hud,
    match,
    texts: game.texts(hud.texts),
    openRule: (topic) => openHelp(hud, topic),
  };
  return { game, context, texts: context.texts, table: game.table(context) };
}

/** The texts of a rule set. */
export const textsOf = (rules: string): GameTexts => hudGameOf(rules).texts(texts);

export const castleOf = ({ state }: MatchView): CastleState => state as CastleState;

/** The options of this verb. */
export const optionsOf = ({ prompt }: MatchView, verb: string): readonly Option[] =>
  (prompt?.options ?? []).filter(({ action }) => action.do === verb);
