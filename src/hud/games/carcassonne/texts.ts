import { carcassonne } from '../../../game/index.ts';
import type { FeatureAt, GameEvent } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import type { MatchView } from '../../../session/contracts/match.ts';
import { regionAt } from '../../../session/games/carcassonne.ts';
import { icon } from '../../kit/icons.tsx';
import { moduleWords } from '../../modules/index.ts';
import { nameOf } from '../../words/names.ts';
import { joinTexts } from '../../table/texts.ts';
import type { GameTexts, SliceTexts } from '../../table/texts.ts';
import { kindSign } from './kindSign.ts';
import { cellName, isBaseKind, lyingIn } from './names.ts';

/** The texts of base Carcassonne and its modules. */
export function carcassonneTexts(texts: Texts): GameTexts {
  const { t } = texts;
  const base = baseTexts(texts);
  const modules = carcassonne.MODULE_IDS.map((id) => ({ id, words: moduleWords(id).table?.(texts, () => game) ?? {} }));
  const own = joinTexts(modules.map(({ words }) => words));
  const joined = joinTexts([base, own]);
  const game: GameTexts = {
    ...joined,
    texts,
    // A module's text for an event takes precedence over the general one.
    event: (view, event) => own.event(view, event) ?? base.event?.(view, event),
    // In a game with it, a module may also word lines of the base game.
    line: (line, view) => {
      const { modules: on } = (view.state as carcassonne.CarcassonneState).options;
      const [said] = modules.flatMap(({ id, words }) => (on.includes(id) ? (words.line?.(line, view) ?? []) : []));
      return said ?? joined.line(line, view);
    },
    cell: (cell) => cellName(texts, cell),
    plays: (kind, on) => !modules.some(({ id, words }) => !on.includes(id) && words.kind?.(kind) !== undefined),
    enclosed: (kind) => joined.kind(kind)?.name ?? kind,
    regionFacts: (state, at) => regionFacts(texts, state as carcassonne.CarcassonneState, at),
    completed: t('carcassonne.choice.complete'),
    lying: (state) => lyingIn({ state }),
    refusal: (code, awaiting) => joined.refusal(code, awaiting) ?? texts.code(code),
  };
  return game;
}

function baseTexts(texts: Texts): SliceTexts {
  const { t } = texts;
  return {
    kind: (kind) =>
      isBaseKind(kind)
        ? {
            name: t(`carcassonne.kind.${kind}`),
            title: t(`carcassonne.Kind.${kind}`),
            object: t(`carcassonne.object.${kind}`),
          }
        : undefined,
    kindSign: (kind) => (isBaseKind(kind) ? kindSign(kind) : undefined),
    marks: ({ marks: { pennant } }) => (pennant ? [t('carcassonne.pennant')] : []),
    role: (sort, kind) =>
      sort === 'follower' && isBaseKind(kind)
        ? {
            choice: t(`carcassonne.choice.${kind}`),
            commit: t(`carcassonne.commit.${kind}`),
            placed: (player) => t(`carcassonne.placed.${kind}`, { player }),
            deployed: (player) => t(`carcassonne.deployed.${kind}`, { player }),
            home: (player) => t(`carcassonne.home.${kind}`, { player }),
          }
        : undefined,
    option: ({ state: { awaiting } }, { declines }) =>
      declines && awaiting === 'deploy' ? { label: t('carcassonne.choice.none'), sign: () => icon('none') } : undefined,
    prompt: (_, { awaiting }) => (awaiting === 'deploy' ? { label: t('carcassonne.figures') } : undefined),
    event: (view, event) => eventText(texts, view, event as Completed | Over),
    line: (line) => lineText(texts, line as carcassonne.CarcassonneLine),
    reason: ({ what, kind, points }) =>
      what === 'shares' && isBaseKind(kind)
        ? t('carcassonne.reason.shares', { region: t(`carcassonne.object.${kind}`), count: points })
        : undefined,
    advice: ({ action, view, before }) =>
      action.do === 'pass' && (before?.do === 'place' || view.state.awaiting === 'deploy')
        ? t('advice.deploy', { follower: t('carcassonne.choice.none') })
        : undefined,
  };
}

/** `8 points so far`, `2 coats of arms`, `4 tiles`; `touches 2 completed cities`. */
function regionFacts({ t }: Texts, state: carcassonne.CarcassonneState, at: FeatureAt): readonly string[] {
  const region = regionAt(state, at);
  if (!region) return [];
  const { kind, cities, unfinishedCities, pennants, tiles, complete, now, finished } = region;
  const { points } = complete ? finished : now;
  const worth = points > 0 ? [t(complete ? 'choice.points' : 'choice.worth', { count: points })] : [];
  if (kind === 'field')
    return [
      ...worth,
      ...(cities.length > 0 ? [t('carcassonne.choice.touches', { count: cities.length })] : []),
      ...(unfinishedCities.length > 0 ? [t('carcassonne.choice.unfinished', { count: unfinishedCities.length })] : []),
      t('choice.tiles', { count: tiles }),
    ];
  return [
    ...worth,
    ...(pennants > 0 ? [t('carcassonne.line.pennants', { count: pennants })] : []),
    t('choice.tiles', { count: tiles }),
  ];
}

type Completed = GameEvent & Extract<carcassonne.CarcassonneEvent, { readonly type: 'completed' }>;
type Over = GameEvent & Extract<carcassonne.CarcassonneEvent, { readonly type: 'over' }>;

function eventText(texts: Texts, view: MatchView, event: Completed | Over): string | undefined {
  const { t } = texts;
  const names = (players: readonly number[]): string => texts.list(players.map((player) => nameOf(view, player)));
  if (event.type === 'over')
    return t(event.winners.length > 1 ? 'carcassonne.log.over.shared' : 'carcassonne.log.over', {
      player: names(event.winners),
      count: Math.max(...event.scores),
    });
  if (event.type !== 'completed' || !isBaseKind(event.kind) || event.kind === 'field') return undefined;
  const cell = cellName(texts, event.region);
  if (event.scorers.length === 0) return t(`carcassonne.empty.${event.kind}`, { cell });
  return t(`carcassonne.completed.${event.kind}`, { cell, count: event.tiles, player: names(event.scorers) });
}

/** `Road, 4 tiles × 1 = 4`, `City, 2 × (4 tiles + 1 coat of arms) = 10`. */
function lineText(
  { t }: Texts,
  { what, count, each, points, pennants, source }: carcassonne.CarcassonneLine,
): string | undefined {
  // Lines of other kinds are described by their module.
  if (!isBaseKind(what) || source !== undefined) return undefined;
  if (what !== 'city' || !pennants)
    return t('line.formula', { what: t(`carcassonne.line.${what}`, { count }), each, points });
  const parts = {
    tiles: t('carcassonne.line.tiles', { count: count - pennants }),
    pennants: t('carcassonne.line.pennants', { count: pennants }),
    points,
  };
  return each === 1
    ? t('carcassonne.line.city.pennants', parts)
    : t('carcassonne.line.city.pennants.each', { ...parts, each });
}
