import { createElement } from 'preact';
import { lookOf } from '../../src/art/players.ts';
import { ADAPTERS } from '../../src/game/index.ts';
import type { GameAdapter } from '../../src/game/index.ts';
import { hudGameOf } from '../../src/hud/games/index.ts';
import { showDialog } from '../../src/hud/kit/Dialog.tsx';
import type { Hud } from '../../src/hud/kit/hud.ts';
import { en } from '../../src/i18n/en/index.ts';
import { assistsOf } from '../../src/session/match/assists.ts';
import type { App, Application } from '../../src/session/contracts/app.ts';
import type { Match, Seat } from '../../src/session/contracts/match.ts';
import type { LessonRef } from '../../src/session/contracts/learn.ts';
import { shippedPuzzles } from '../../src/session/learn/puzzles.ts';
import { ARCHIVE_PANELS } from './archive.ts';
import {
  RIDDLE_STATES,
  adviceWith,
  eachChoice,
  eachFeature,
  lessonSteps,
  eachPage,
  pressAll,
  pressButtons,
  reasonsOf,
  showAssists,
  withDeeperLooks,
  withJudgements,
  withAgreement,
  withView,
  wordyPuzzle,
  wordyTutor,
} from './further.ts';
import type { Changed } from './further.ts';
import { endPanels, momentPanels } from './momentPanels.ts';
import { atEnd, atStage, dealt, everyoneOf, otherRulesOf, playersOf, stagesOf, variantsOf } from './positions.ts';
import type { Moment, Variant } from './positions.ts';
import { ROOM_STATES, timedVariant, withRoom } from './rooms.ts';
import { SHARING_PANELS } from './sharing.ts';
import { PLAIN, press, take, tileStage, way } from './way.ts';
import type { Panel, Way } from './way.ts';

export type { Panel } from './way.ts';

/**
 * Every panel of the HUD in every stage, and how to open it. A new rule set, module or stage is listed automatically; a
 * new dialog needs a row.
 */

const firstRules = ADAPTERS[0] as GameAdapter;

/** The last stage of a turn. */
const lastStage = (rules: GameAdapter): Moment | null => atStage(rules.id, PLAIN, stagesOf(rules, PLAIN).at(-1) ?? '');

/** Unfinished and finished games. */
async function keepGames(app: Application): Promise<void> {
  for (const rules of ADAPTERS)
    for (const moment of [tileStage(rules), atEnd(rules.id, PLAIN)]) {
      await take(app, moment);
      app.leaveMatch();
    }
  // The list of saves appears a little later.
  await new Promise((resolve) => setTimeout(resolve, 100));
}

const click = ({ host }: Hud, selector: string): void => {
  const found = host.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  found.click();
};
/** Waits, with a limit, for something that is fetched or built later. */
async function appeared({ host }: Hud, selector: string): Promise<void> {
  for (let n = 0; n < 300 && !host.querySelector(selector); n += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
}
const matchOf = ({ app }: Hud): Match => {
  if (!app.match) throw new Error('There is no match');
  return app.match;
};

const workshopPart = (part: string, file: string, then?: (hud: Hud) => void): Panel =>
  way('Workshop', part, {
    shows: ['workshop/WorkshopDialog.tsx', `workshop/${file}`],
    before: ({ workshop }) => workshop.create('shipped', 'A set of our own'),
    async open(hud) {
      const { openWorkshop } = await import('../../src/hud/workshop/index.ts');
      openWorkshop(hud);
      if (part === 'sets') return;
      click(hud, '.set-row button, .WorkshopDialog-dialog li button');
      if (part !== 'tile') click(hud, `.SetFrame-workshopTabs input[value="${part}"]`);
      then?.(hud);
    },
    further: (hud) => [...pressAll(hud), ...pressButtons(hud)],
  });

const OUTSIDE: readonly Panel[] = [
  way('Menu', 'first visit', { shows: ['menu/MenuScreen.tsx'] }),
  way('Menu', 'with games', { shows: ['menu/MenuScreen.tsx'], before: keepGames }),
  ...ADAPTERS.map(({ id }) => ({
    ...way('New game', id, {
      shows: ['menu/NewGameForm.tsx', 'menu/NewGameDialog.tsx', 'setup/OptionsPage.tsx'],
      open: (hud) => click(hud, `[data-new-game] [data-rules="${id}"]`),
      further: (hud) => [...pressAll(hud), ...eachPage(hud)],
    }),
    rules: id,
  })),
  way('Menu', 'settings', {
    shows: ['settings/SettingsDialog.tsx'],
    open: async (hud) => {
      const { SettingsDialog } = await import('../../src/hud/settings/SettingsDialog.tsx');
      showDialog(hud, createElement(SettingsDialog, { atLanguages: null }));
    },
  }),
  way('Menu', 'import', {
    shows: ['menu/ImportDialog.tsx'],
    open: async (hud) => {
      const { ImportDialog } = await import('../../src/hud/menu/ImportDialog.tsx');
      showDialog(hud, createElement(ImportDialog, null));
    },
  }),
  way('Menu', 'about', {
    shows: ['menu/AboutDialog.tsx'],
    open: async (hud) => {
      const { AboutDialog } = await import('../../src/hud/menu/AboutDialog.tsx');
      showDialog(hud, createElement(AboutDialog, null));
    },
  }),
  way('Menu', 'install by hand', {
    shows: ['menu/InstallDialog.tsx'],
    open: async (hud) => {
      const { InstallDialog } = await import('../../src/hud/menu/InstallDialog.tsx');
      showDialog(hud, createElement(InstallDialog, null));
    },
  }),
  ...SHARING_PANELS,
  ...ADAPTERS.map(({ id }) => ({
    ...way('Menu', `how to play ${id}`, {
      shows: ['book/BookDialog.tsx'],
      async open(hud) {
        (await import('../../src/hud/book/index.ts')).openBook(hud);
        click(hud, `.BookDialog-helpDialog input[value="${id}"]`);
      },
    }),
    rules: id,
  })),
  way('Menu', 'lessons', {
    shows: ['learn/LessonsDialog.tsx'],
    open: async (hud) => (await import('../../src/hud/learn/LessonsDialog.tsx')).openLessons(hud),
  }),
  way('Menu', 'puzzles', {
    shows: ['learn/PuzzlesDialog.tsx'],
    async open(hud) {
      (await import('../../src/hud/learn/PuzzlesDialog.tsx')).openPuzzles(hud);
      await hud.app.learning.puzzles();
    },
  }),
  ...ARCHIVE_PANELS,
  workshopPart('sets', 'SetsPage.tsx'),
  workshopPart('tiles', 'TilesPage.tsx'),
  workshopPart('tile', 'TilePage.tsx', (hud) => click(hud, '.TilesPage-button')),
  workshopPart('board', 'BoardPage.tsx'),
  workshopPart('tokens', 'TokensPage.tsx'),
  workshopPart('check', 'CheckPage.tsx'),
];

const NEWS = [['update', 'reload'], ['offline'], ['install', 'install'], ['backup', 'backup']] as const;
/** At most this many errors at once are distinguishable. */
const ERRORS_EACH = 8;
const ERRORS = Object.keys(en.common).flatMap((key) =>
  /^error\.(?!at$|other$)(.+)$/.exec(key)?.[1] ? [key.slice(6)] : [],
);

const MESSAGES: readonly Panel[] = [
  way('Notices', 'news', {
    open: ({ app }) => NEWS.forEach(([code, ...actions]) => app.notify(code, 'status', actions)),
  }),
  ...Array.from({ length: Math.ceil(ERRORS.length / ERRORS_EACH) }, (_, page) => {
    const codes = ERRORS.slice(page * ERRORS_EACH, (page + 1) * ERRORS_EACH);
    return way('Notices', `errors: ${codes[0]} to ${codes.at(-1)}`, {
      open: ({ app }) => codes.forEach((code) => app.notify(code, 'alert', page === 0 ? ['newer', 'copy'] : [])),
    });
  }),
];

/** Panels over the table of any game. */
const OVER: Readonly<Record<string, Way & { readonly late?: boolean }>> = {
  'menu of the game': { shows: ['game/PauseMenu.tsx'], open: () => press('m') },
  keys: { shows: ['game/KeysDialog.tsx'], open: () => press('?') },
  'tiles left': { shows: ['assists/TilesDialog.tsx'], open: () => press('g') },
  log: {
    shows: ['log/LogPanel.tsx'],
    open: ({ host }) => void (host.querySelector('[data-log-open]') ?? press('l')),
  },
  'text board': { open: () => press('t') },
  'every assist': { open: showAssists },
  'points in sight': {
    shows: ['assists/ProjectedDialog.tsx'],
    open(hud) {
      const card = hud.host.querySelector<HTMLElement>('.PlayerCard-projected');
      if (card) return card.click();
      click(hud, '.PlayerChip-chip');
      click(hud, 'dialog[open] .rows-row button');
    },
  },
  'all about a player': {
    shows: ['game/PlayerDialog.tsx'],
    late: true,
    open: (hud) => click(hud, '.PlayerCard-about, .PlayerChip-chip'),
  },
  'what a card opens': {
    shows: ['games/castle/TokensDialog.tsx'],
    late: true,
    open({ host }) {
      for (const button of host.querySelectorAll<HTMLElement>(
        '.PlayerCard-card button:not(.PlayerCard-projected, .PlayerCard-about), .PlayerChip-chip',
      ))
        if (!host.querySelector('dialog[open]')) button.click();
    },
  },
  'about a feature': {
    open(hud) {
      const [tile] = matchOf(hud).view.state.laid;
      if (tile) assistsOf(matchOf(hud)).pin({ what: 'feature', x: tile.x, y: tile.y, feature: 0 });
    },
    further: eachFeature,
  },
  'about the last turn': { open: (hud) => assistsOf(matchOf(hud)).pin({ what: 'turn' }) },
  hint: { open: (hud) => matchOf(hud).intents.askHint() },
  rules: {
    shows: ['book/BookDialog.tsx'],
    async open(hud) {
      (await import('../../src/hud/book/openHelp.ts')).openHelp(hud);
      await appeared(hud, '.BookDialog-helpPage h3');
    },
  },
};

/** Each variant with its stages; those of an earlier one with modules are not shown again. */
function stagesShown(rules: GameAdapter): readonly (readonly [Variant, readonly string[]])[] {
  const shown = new Set<string>();
  return variantsOf(rules).map((variant) => {
    const stages = stagesOf(rules, variant).filter((stage) => !shown.has(stage));
    if (variant.name !== PLAIN.name) for (const stage of stages) shown.add(stage);
    return [variant, stages] as const;
  });
}

/** Why a choice was refused; many stages have their own words for it. */
const REFUSED = 'no-such-target';

function stagePanels(rules: GameAdapter, variant: Variant, stages: readonly string[]): readonly Panel[] {
  const suffix = variant.name === PLAIN.name ? '' : `, ${variant.name}`;
  const group = `${rules.id}: the table`;
  const shows = ['game/GameScreen.tsx', 'game/TurnPanel.tsx'];
  return stages.flatMap((stage) => {
    const before = (app: Application): Promise<unknown> => {
      refusal = null;
      return take(app, atStage(rules.id, variant, stage));
    };
    let changed: Changed | null = null;
    let refusal: string | null = null;
    return [
      way(group, `${stage}${suffix}`, { shows, before }),
      way(group, `${stage}, chosen${suffix}`, {
        shows,
        before,
        around(app) {
          changed = withView(app, () => ({ refusal }));
          return changed.app;
        },
        open(hud) {
          const { view, intents } = matchOf(hud);
          const [cell] = [...view.legalCells].sort((a, b) => b.rotations.length - a.rotations.length);
          const [option] = view.prompt?.options ?? [];
          if (cell) intents.tapCell(cell);
          else if (option) intents.choose(option.id);
        },
        further: (hud) => [
          ...eachChoice(hud),
          () => {
            refusal = REFUSED;
            changed?.tell();
          },
        ],
      }),
    ];
  });
}

function tablePanels(rules: GameAdapter): readonly Panel[] {
  const group = `${rules.id}: the table`;
  const players = playersOf(rules);
  const everyone = everyoneOf(rules);
  const begin = (app: Application, names: readonly string[], seatOf: (place: number) => Seat): Promise<unknown> =>
    app.newGame({
      rules: rules.id,
      options: {},
      players: names,
      seats: names.map((_, n) => seatOf(n)),
      colours: names.map((_, n) => lookOf(n, n === 0 ? 0 : 1)),
      seed: 'gallery',
    });
  const end = (app: Application): Promise<unknown> => take(app, atEnd(rules.id, variantsOf(rules).at(-1) ?? PLAIN));
  const puzzle = shippedPuzzles().findIndex((one) => one.rules === rules.id);
  return [
    ...stagesShown(rules).flatMap(([variant, stages]) => stagePanels(rules, variant, stages)),
    way(group, 'a computer player thinks', {
      before: (app) => begin(app, players, (n) => (n === 0 ? { kind: 'bot', level: 'steward' } : { kind: 'human' })),
    }),
    ...lapsingPanels(rules),
    way(group, 'clocks, and no help', {
      shows: ['table/PlayerClock.tsx', 'table/WithoutNote.tsx'],
      before: (app) => begin(app, everyone, () => ({ kind: 'human' })),
      around: withAgreement,
    }),
    ...momentPanels(rules),
    ...(everyone.length > players.length
      ? [way(group, 'everyone who can play', { before: (app) => begin(app, everyone, () => ({ kind: 'human' })) })]
      : []),
    ...Object.entries(OVER).map(([title, over]) =>
      way(`${rules.id}: over the table`, title, {
        before: (app) => take(app, over.late ? lastStage(rules) : tileStage(rules)),
        ...over,
      }),
    ),
    way(`${rules.id}: the end`, 'end page', { shows: ['end/EndPage.tsx'], before: end }),
    way(`${rules.id}: the end`, 'review', {
      shows: ['review/ReviewPanel.tsx'],
      async before(app) {
        await end(app);
        app.openReview(20);
      },
    }),
    way(`${rules.id}: the end`, 'review, judged', {
      shows: ['review/Analysis.tsx'],
      async before(app) {
        await end(app);
        app.openReview(20);
      },
      around: withJudgements,
      further: ({ host, app }) => [
        () => host.querySelector('details:has(.Analysis-body)')?.setAttribute('open', ''),
        ...Array.from({ length: 12 }, (_, turn) => () => app.review?.go(app.review.view.turns[turn]?.end ?? 0)),
        () => press('l'),
        () => press('l'),
        () => app.review?.go(0),
        () => app.review?.go(app.review.view.last),
      ],
    }),
    way(`${rules.id}: the end`, 'review, looked into', {
      shows: ['review/DeeperLook.tsx'],
      async before(app) {
        await end(app);
        app.openReview(0);
      },
      around: withDeeperLooks,
      further: () => [() => press('ArrowRight'), () => press('PageDown')],
    }),
    way(`${rules.id}: the end`, 'challenge', {
      shows: ['challenge/ChallengeDialog.tsx'],
      async open(hud) {
        const { ChallengeDialog } = await import('../../src/hud/challenge/ChallengeDialog.tsx');
        const scores = players.map((_, n) => 80 - 9 * n);
        const start = dealt(rules, PLAIN);
        const levels = players.slice(1).map(() => null);
        const challenge = { start, place: 0, name: 'Zofia', scores, levels };
        showDialog(hud, createElement(ChallengeDialog, { challenge }));
      },
    }),
    ...hudGameOf(rules.id).lessons.map((lesson) => lessonPanel(rules, lesson)),
    hintPanel(rules, 'hint that was found', tileStage(rules)),
    hintPanel(rules, 'hint among choices', atStage(rules.id, PLAIN, 'deploy')),
    ...[...variantsOf(rules), ...otherRulesOf(rules)].flatMap((variant) => endPanels(rules, variant)),
    ...(puzzle < 0
      ? []
      : [
          way(`${rules.id}: learning`, 'puzzle', {
            shows: ['learn/LearnPanel.tsx'],
            before: ({ learning }) => learning.pose(puzzle, ['Ada', 'Jan']),
          }),
          puzzlePanel(rules, puzzle),
        ]),
    ...friendPanels(rules),
  ].map((panel) => ({ ...panel, rules: rules.id }));
}

/** Choices that everybody waits for, with a time limit. */
function lapsingPanels(rules: GameAdapter): readonly Panel[] {
  const variant = timedVariant(rules.id);
  if (!variant) return [];
  const found = (): Moment | null =>
    stagesOf(rules, variant)
      .map((stage) => atStage(rules.id, variant, stage))
      .find((moment) => moment && rules.prompt(moment.state)?.lapse !== undefined) ?? null;
  return [
    way(`${rules.id}: the table`, 'a time to answer', {
      shows: ['game/LapseClock.tsx'],
      before: (app) => take(app, found()),
      around: (app) => withView(app, () => ({ lapse: { seconds: 30, until: performance.now() + 30_000 } })).app,
    }),
  ];
}

/** A lesson at its start, then with each of its sentences. */
function lessonPanel(rules: GameAdapter, lesson: LessonRef): Panel {
  let changed: Changed | null = null;
  const tutor = wordyTutor(lesson);
  return way(`${rules.id}: learning`, `lesson: ${lesson.id}`, {
    shows: ['learn/LearnPanel.tsx'],
    before: ({ learning }) => learning.teach(lesson, ['Ada', 'Jan']),
    around(app) {
      const learning = Object.create(app.learning, { current: { value: tutor } }) as App['learning'];
      changed = withView(Object.create(app, { learning: { value: learning } }) as App, () => ({}));
      return changed.app;
    },
    further: () =>
      Array.from({ length: lessonSteps(lesson) }, () => () => {
        tutor.next();
        changed?.tell();
      }),
  });
}

/** A puzzle in every state. */
function puzzlePanel(rules: GameAdapter, puzzle: number): Panel {
  let changed: Changed | null = null;
  let state = 0;
  return way(`${rules.id}: learning`, 'puzzle, answered', {
    before: ({ learning }) => learning.pose(puzzle, ['Ada', 'Jan']),
    around(app) {
      const { current } = app.learning;
      if (current?.kind !== 'puzzle') throw new Error('Expected a puzzle');
      const active = wordyPuzzle(current, () => state);
      const learning = Object.create(app.learning, { current: { value: active } }) as App['learning'];
      changed = withView(Object.create(app, { learning: { value: learning } }) as App, () => ({}));
      return changed.app;
    },
    further: () =>
      RIDDLE_STATES.map((_, n) => () => {
        state = n;
        changed?.tell();
      }),
  });
}

/** At most this many reasons are shown. */
const REASONS_EACH = 3;

/** Hints with every possible reason. */
function hintPanel(rules: GameAdapter, title: string, moment: Moment | null): Panel {
  const kinds = new Set(rules.tiles(dealt(rules, PLAIN)).flatMap(({ features }) => features.map(({ kind }) => kind)));
  const reasons = reasonsOf(kinds);
  let changed: Changed | null = null;
  let first = 0;
  return way(`${rules.id}: over the table`, title, {
    before: (app) => take(app, moment),
    around(app) {
      changed = withView(app, (view) => ({
        hint: { state: 'ready', advice: adviceWith(view, reasons.slice(first, first + REASONS_EACH)) },
      }));
      return changed.app;
    },
    further: () =>
      Array.from({ length: Math.ceil(reasons.length / REASONS_EACH) }, (_, page) => () => {
        first = page * REASONS_EACH;
        changed?.tell();
      }),
  });
}

function friendPanels(rules: GameAdapter): readonly Panel[] {
  const group = `${rules.id}: friends`;
  const states = ROOM_STATES.filter(({ timed }) => !timed || timedVariant(rules.id)).map((state) => {
    return way(group, state.title, {
      around: (app) => withRoom(app, { ...state, rules: rules.id }),
      ...(state.at === 'room'
        ? { shows: ['online/RoomDialog.tsx', 'online/TermsForm.tsx'], open: (hud) => appeared(hud, 'dialog[open]') }
        : {}),
      ...(state.at === 'table' ? { before: (app) => take(app, tileStage(rules)) } : {}),
    });
  });
  const inPlay = ROOM_STATES.find(({ change }) => change.chat);
  return [
    ...states,
    ...(inPlay
      ? [
          way(group, 'chat and requests', {
            around: (app) =>
              withRoom(app, {
                ...inPlay,
                rules: rules.id,
                change: {
                  ...inPlay.change,
                  watching: 12,
                  may: { undo: true, draw: true, resign: true, takeOver: true },
                },
              }),
            before: (app) => take(app, tileStage(rules)),
            further: pressAll,
            shows: ['online/OnlinePanel.tsx'],
            async open(hud) {
              const { openPanel } = await import('../../src/hud/online/OnlinePanel.tsx');
              if (hud.app.online) openPanel(hud, hud.app.online);
            },
          }),
        ]
      : []),
    ...(rules === firstRules
      ? [null, '#join=7KQ4M2XN'].map((invitation) =>
          way(group, invitation === null ? 'invite' : 'join', {
            shows: ['online/FriendDialog.tsx', 'online/InviteForm.tsx', 'online/JoinForm.tsx'],
            open: async (hud) => (await import('../../src/hud/online/index.ts')).openFriend(hud, invitation),
          }),
        )
      : []),
  ];
}

export const PANELS: readonly Panel[] = [
  ...OUTSIDE.map((panel) => ({ further: pressAll, ...panel })),
  ...MESSAGES,
  ...ADAPTERS.flatMap(tablePanels),
];
