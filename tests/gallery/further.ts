import { adapterOf } from '../../src/game/index.ts';
import type { Action, GameState, Option } from '../../src/game/index.ts';
import type { Hud } from '../../src/hud/kit/hud.ts';
import { en } from '../../src/i18n/en/index.ts';
import { assistsOf } from '../../src/session/match/assists.ts';
import type { App } from '../../src/session/contracts/app.ts';
import { ASSISTS } from '../../src/session/contracts/match.ts';
import type { Advice, Match, MatchView, Pointed, Reason } from '../../src/session/contracts/match.ts';
import type {
  Judgement,
  LessonRef,
  LessonText,
  ActivePuzzle,
  PuzzleView,
  Tutor,
} from '../../src/session/contracts/learn.ts';
import type { Review, ReviewView } from '../../src/session/contracts/review.ts';
import { kindOf } from './kinds.ts';
import type { Moment } from './positions.ts';

/** Further states of a panel, one after another: each call shows the next. */
export type Further = (hud: Hud) => readonly (() => unknown)[];

const all = <E extends Element>(host: ParentNode, selector: string): readonly E[] => [
  ...host.querySelectorAll<E>(selector),
];

/** Presses everything that can be chosen, unfolded or asked about before it takes effect. */
export const pressAll: Further = ({ host }) => {
  const root = host.querySelector('dialog[open] dialog > div') ?? host;
  return [
    () => all<HTMLDetailsElement>(root, 'details').forEach((details) => (details.open = true)),
    () => all<HTMLElement>(root, '.rows-sure').forEach((question) => (question.hidden = false)),
    // Before the radio buttons, which may replace them.
    ...all<HTMLInputElement>(root, 'input[type="checkbox"]').map((input) => () => input.isConnected && input.click()),
    ...all<HTMLInputElement>(root, 'input[type="radio"]').map((input) => () => input.isConnected && input.click()),
    ...all<HTMLSelectElement>(root, 'select').flatMap((select) =>
      [...select.options].map(({ value }) => () => {
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }),
    ),
  ];
};

/** The pages of a form, one after another, and the pages of these. */
export const eachPage: Further = ({ host }) => {
  const dialogs = (): readonly HTMLDialogElement[] => all(host, 'dialog[open]');
  const form = dialogs().at(-1);
  const rowsOf = (): readonly HTMLButtonElement[] =>
    all<HTMLButtonElement>(dialogs().at(-1) ?? host, '[aria-haspopup="dialog"]');
  const over = (): readonly HTMLDialogElement[] => all(form ?? host, 'dialog');
  async function back(): Promise<void> {
    for (const dialog of over().toReversed()) dialog.close();
    while (over().length > 0) await new Promise((resolve) => setTimeout(resolve));
  }
  const paths = rowsOf().flatMap((row, index) => {
    row.click();
    const within = rowsOf().map((_row, inner) => [index, inner]);
    dialogs().at(-1)?.close();
    return [[index], ...within];
  });
  return paths.map((path) => async () => {
    await back();
    for (const index of path) rowsOf()[index]?.click();
  });
};

const matchOf = ({ app }: Hud): Match => {
  if (!app.match) throw new Error('There is no match');
  return app.match;
};

/** Every button of a dialog, once; one that leads away ends it. */
export const pressButtons: Further = ({ host }) => {
  const body = host.querySelector('dialog[open] dialog > div');
  if (!body) return [];
  return all<HTMLButtonElement>(body, 'button').map((button) => () => {
    if (body.isConnected && button.isConnected && !button.disabled && button.checkVisibility()) button.click();
  });
};

/** One option of each kind. */
function kindsAmong(state: GameState, options: readonly Option[]): readonly Option[] {
  const seen = new Set<string>();
  return options.filter((option) => {
    const kind = kindOf(state, option);
    return !seen.has(kind) && seen.add(kind);
  });
}

/** Every kind of choice. */
export const eachChoice: Further = (hud) => {
  const { view, intents } = matchOf(hud);
  return kindsAmong(view.state, view.prompt?.options ?? []).map(
    ({ id }) =>
      () =>
        intents.choose(id),
  );
};

/** Everything on the board that one can ask about, once for each text. */
export const eachFeature: Further = (hud) => {
  const match = matchOf(hud);
  const { state, players, hand, tiles } = match.view;
  const features: readonly Pointed[] = state.laid.flatMap(({ x, y, tile }) =>
    (tiles.find(({ id }) => id === tile)?.features ?? []).map((_, feature) => ({
      what: 'feature' as const,
      x,
      y,
      feature,
    })),
  );
  const cells: readonly Pointed[] = state.laid
    .flatMap(
      ({ x, y }) =>
        [
          [x + 1, y],
          [x - 1, y],
          [x, y + 1],
          [x, y - 1],
        ] as const,
    )
    .filter(([x, y]) => !state.laid.some((tile) => tile.x === x && tile.y === y))
    .slice(0, hand ? 12 : 0)
    .map(([x, y]) => ({ what: 'cell', x, y }));
  return askedAbout(hud, [
    ...features,
    ...cells,
    ...players.map(({ index }) => ({ what: 'player' as const, player: index })),
    { what: 'empty' },
    { what: 'turn' },
  ]);
};

/** Asks about one thing after another; the same words with other numbers are nothing new to measure. */
function askedAbout(hud: Hud, asked: readonly Pointed[], seen = new Set<string>()): readonly (() => unknown)[] {
  return asked.map((at) => () => {
    const assists = assistsOf(matchOf(hud));
    assists.pin(null);
    assists.pin(at);
    const words = (hud.host.querySelector('.AssistCard-dock:not([hidden])')?.textContent ?? '').replaceAll(
      /\d+|[A-Z]\d+/g,
      '',
    );
    if (seen.has(words)) assists.pin(null);
    seen.add(words);
  });
}

/** What lies on a cell or beside it, with what may be built there, after all that is printed. */
function around({ state }: Moment): readonly Pointed[] {
  const { laid, last } = state;
  const centre = last ?? laid.at(-1);
  const tiles = new Map(
    adapterOf(state.rules)
      .tiles(state)
      .map((tile) => [tile.id, tile]),
  );
  return laid
    .filter(({ x, y }) => centre && Math.abs(x - centre.x) + Math.abs(y - centre.y) <= 1)
    .flatMap(({ x, y, tile }) =>
      Array.from({ length: (tiles.get(tile)?.features.length ?? 0) + 1 }, (_, feature) => {
        return { what: 'feature' as const, x, y, feature };
      }),
    );
}

/** Switches every assist on, and opens their panel where it is folded away. */
export function showAssists({ host }: Hud): void {
  host.querySelector<HTMLElement>('[data-opens="more"][aria-expanded="false"]')?.click();
  // The last one asks about the board by keyboard.
  for (const button of all<HTMLElement>(
    host,
    '.AssistBar-buttons .AssistBar-assist[aria-pressed="false"]:not(:last-child)',
  ))
    button.click();
}

/** Moments of several games: each with all its kinds of choices, then with every assist, and what is asked about. */
export const eachMoment =
  (moments: () => readonly Moment[]): Further =>
  (hud) => {
    const told = new Set<string>();
    return moments().flatMap((moment) => [
      async () => {
        hud.app.leaveMatch();
        await hud.app.importRecord(JSON.stringify(moment.record));
        for (let n = 0; n < 300 && !hud.host.querySelector('.GameScreen-game'); n += 1)
          await new Promise((resolve) => setTimeout(resolve, 10));
      },
      ...kindsAmong(moment.state, adapterOf(moment.state.rules).prompt(moment.state)?.options ?? []).map(
        ({ id }) =>
          () =>
            matchOf(hud).intents.choose(id),
      ),
      () => showAssists(hud),
      () => hud.host.querySelector<HTMLElement>('[data-opens="more"][aria-expanded="true"]')?.click(),
      ...askedAbout(hud, around(moment), told),
    ]);
  };

export interface Changed {
  readonly app: App;
  /** Signals that the match looks different now. */
  tell(): void;
}

/** The same application, with a changed view of its match. */
export function withView(app: App, change: (view: MatchView) => Partial<MatchView>): Changed {
  const listeners = new Set<Parameters<Match['subscribe']>[0]>();
  const changed = (view: MatchView): MatchView => ({ ...view, ...change(view) });
  let own: Match | null = null;
  const matchIn = (): Match | null => {
    const { match } = app;
    if (match && !own) {
      match.subscribe((now, before) => listeners.forEach((listener) => listener(changed(now), changed(before))));
      own = Object.create(match, {
        view: { get: () => changed(match.view) },
        subscribe: {
          value: (listener: Parameters<Match['subscribe']>[0]) => {
            listeners.add(listener);
            return () => listeners.delete(listener);
          },
        },
      }) as Match;
    }
    return match && own;
  };
  return {
    app: Object.create(app, { match: { get: matchIn } }) as App,
    tell: () => listeners.forEach((listener) => own && listener(own.view, own.view)),
  };
}

/** Every reason that has a text, for every kind of feature. */
export function reasonsOf(kinds: ReadonlySet<string>): readonly Reason[] {
  const keys = [...Object.keys(en.common), ...Object.values(en.rules).flatMap((texts) => Object.keys(texts))];
  const whats = new Set(keys.flatMap((key) => /^(?:\w+\.)?reason\.([a-zA-Z]+)/.exec(key)?.[1] ?? []));
  return [...whats].flatMap((what) =>
    [...kinds].map((kind) => ({
      what,
      kind,
      points: 12,
      features: [],
      count: 2,
      field: 30,
      size: 8,
      effect: 'extra-turn',
    })),
  );
}

/** Finished advice with these reasons. */
export const adviceWith = ({ legalCells: [cell], prompt, actor }: MatchView, reasons: readonly Reason[]): Advice => {
  const [option] = prompt?.options ?? [];
  const place: Action | undefined = cell && {
    player: actor,
    do: 'place',
    x: cell.x,
    y: cell.y,
    rotation: cell.rotations[0] ?? 0,
  };
  const first = place ?? option?.action;
  return { actions: first ? [first] : [], value: 0, reasons };
};

const textsOf = ({ rules, id }: LessonRef): readonly LessonText[] =>
  [...Object.keys(en.common), ...(rules === 'carcassonne' ? [] : Object.keys(en.rules[rules]))].filter(
    (key): key is LessonText => key.startsWith(rules === 'carcassonne' ? `carcassonne.lesson.${id}.` : `lesson.${id}.`),
  );

/** A lesson that says all its sentences one after another, in every mood. */
export function wordyTutor(lesson: LessonRef): Tutor {
  const texts = textsOf(lesson);
  const moods = ['told', 'task', 'wrong', 'done'] as const;
  let step = 0;
  return {
    kind: 'lesson',
    get view() {
      const [first = 'lesson.path.1' as LessonText] = texts;
      return {
        ...lesson,
        step,
        steps: texts.length,
        mood: moods[step % moods.length] ?? 'told',
        text: texts[step] ?? first,
        last: step % 8 > 3,
      };
    },
    subscribe: () => () => undefined,
    next: () => void (step = (step + 1) % texts.length),
  };
}

export const lessonSteps = (lesson: LessonRef): number => textsOf(lesson).length;

/** After an answer, or while it is judged. */
export const RIDDLE_STATES = [
  { mood: 'judging' },
  { mood: 'judged', loss: null, shows: 'own' },
  { mood: 'judged', loss: 0, shows: 'own' },
  { mood: 'judged', loss: 12.5, shows: 'own' },
  { mood: 'judged', loss: 12.5, shows: 'best' },
] as const;

const loses = (view: MatchView, loss: number): Judgement => ({
  loss,
  error: loss / 5,
  best: adviceWith(view, []),
  played: adviceWith(view, []),
});

/** A puzzle in the requested state, answered before. */
export const wordyPuzzle = (active: ActivePuzzle, state: () => number): ActivePuzzle =>
  Object.create(active, {
    view: {
      get: (): PuzzleView => {
        const now = RIDDLE_STATES[state()] ?? RIDDLE_STATES[0];
        const advice = { actions: [], value: 0, reasons: [] };
        const judgement =
          'loss' in now && now.loss !== null ? { loss: now.loss, error: 0, best: advice, played: advice } : null;
        return {
          ...active.view,
          again: true,
          mood: now.mood,
          judgement,
          shows: 'shows' in now ? now.shows : 'own',
        };
      },
    },
  }) as ActivePuzzle;

/** A replay whose turns are judged like this. */
function withAnalysis(app: App, analysisOf: (view: ReviewView) => Partial<ReviewView['analysis']>): App {
  let judged: Review | null = null;
  const reviewIn = (): Review | null => {
    const { review } = app;
    if (!review) return null;
    judged ??= Object.create(review, {
      view: {
        get: (): ReviewView => {
          const { view } = review;
          return { ...view, over: true, analysis: { ...view.analysis, ...analysisOf(view) } };
        },
      },
    }) as Review;
    return judged;
  };
  return Object.create(app, { review: { get: reviewIn } }) as App;
}

/** A replay with judged turns: well played, badly played, and not judged. */
export function withJudgements(app: App): App {
  const losses = [0, 12.5, null, undefined] as const;
  return withAnalysis(app, ({ turns, final }) => {
    const judgements = turns.map((_, turn) => {
      const loss = losses[turn % losses.length];
      return typeof loss === 'number' ? loses(final, loss) : loss;
    });
    return { work: 'quick', share: 0.8, judgements, done: judgements.length - 5 };
  });
}

/** A replay with the best lines of every turn, while a deeper look at the first one goes on. */
export const withDeeperLooks = (app: App): App =>
  withAnalysis(app, ({ turns, final }) => {
    const judgement = loses(final, 12.5);
    const lines = [12.5, 9.8, 0, -10.4].map((gain) => ({
      advice: judgement.best,
      gain,
      error: 1.2,
      isPlayed: gain === 0,
    }));
    const judgements = turns.map(() => ({ ...judgement, deeper: { decks: 256, lines } }));
    return { work: 'turn', place: 0, share: 0.6, judgements, done: judgements.length };
  });

/** What players may have agreed on: clocks, of which one runs and another is below zero, and no assists. */
export const withAgreement = (app: App): App =>
  withView(app, (view) => ({
    clocks: {
      terms: { per: 'game', seconds: 5400, bonus: 10, atZero: 'play-on' },
      left: view.players.map((_, player) => (player === 1 ? -83_000 : 4_985_000)),
      running: view.actor,
      at: performance.now(),
    },
    without: ASSISTS,
    canHint: false,
  })).app;
