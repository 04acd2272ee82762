import type { VNode } from 'preact';
import { carcassonne, sameCell } from '../../game/index.ts';
import type { Cell, GameEvent, Option, PieceEvent, TileSpec } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import { effectsOf } from '../../session/match/effects.ts';
import { carcassonneState, cellName } from '../../hud/games/carcassonne/names.ts';
import { adviceBy, eventsBy, optionsBy, othersBy, promptsBy, refusalsBy } from '../../hud/table/byWord.ts';
import type { OptionTexts, SliceTexts } from '../../hud/table/texts.ts';
import { kindPicture } from '../../hud/kit/sign.tsx';
import { eventBefore, eventsAfter } from '../../hud/words/eventOrder.ts';
import { nameOf } from '../../hud/words/names.ts';
import type { HudModule } from '../../hud/modules/module.ts';
import { reasonTexts } from '../../hud/modules/reasons.ts';

const DRAGON = 'dragon';
const PUT_BY = 'put-by';
/** North first, clockwise. */
const SIDES = ['N', 'E', 'S', 'W'] as const;

const flightOf = (view: MatchView) => carcassonne.sliceOf(carcassonneState(view), DRAGON);

type Moved = Extract<PieceEvent, { readonly type: 'moved' }>;
const isFlown = (event: GameEvent): boolean => event.type === 'moved' && event['sort'] === DRAGON;

const dragonSign = (): VNode =>
  kindPicture([
    [
      'tree',
      'M2 15L6 8.500L9.500 10L8 3L15 8L20 7L22 11L18.500 12.500C18 18 12.500 21 5 19.500C8.500 19 10 17.500 10 15.500C7 17 4.500 16.500 2 15Z',
    ],
    ['dark', 'M18.200 9.200H19.400V10.400H18.200Z'],
  ]);

/** The number of eaten followers, by player: those sent home while the dragon flies, before any other event. */
function eatenIn(events: readonly GameEvent[]): ReadonlyMap<number, number> {
  const end = events.findIndex((event) => event.type !== 'follower-home' && !isFlown(event));
  const eaten = new Map<number, number>();
  for (const event of end < 0 ? events : events.slice(0, end)) {
    if (event.type !== 'follower-home') continue;
    const player = event['player'] as number;
    eaten.set(player, (eaten.get(player) ?? 0) + 1);
  }
  return eaten;
}

function sideTo(from: Cell, to: Cell): (typeof SIDES)[number] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return dy < 0 ? 'N' : dx > 0 ? 'E' : dy > 0 ? 'S' : 'W';
}

/** `2 of your followers and 1 follower of Jan`; `own`: the player who reads it. */
const whom = ({ t, list }: Texts, view: MatchView, eaten: ReadonlyMap<number, number>, own: number | null): string =>
  list(
    [...eaten].map(([player, count]) =>
      player === own
        ? t('carcassonne.dragon.eats.own', { count })
        : t('carcassonne.dragon.eats.other', { count, player: nameOf(view, player) }),
    ),
  );

const leftText = ({ t }: Texts, view: MatchView): string =>
  t('carcassonne.dragon.left', { count: flightOf(view)?.moves ?? 0 });

/** The destination, whom the dragon eats there, and whether it can continue. */
function optionText(texts: Texts, view: MatchView, { action, target }: Option): OptionTexts | undefined {
  const { t } = texts;
  if (target.on !== 'cell') return undefined;
  const { events, state } = effectsOf(view.state, action);
  const flight = flightOf(view);
  const eaten = eatenIn(events);
  const count = [...eaten.values()].reduce((sum, one) => sum + one, 0);
  const flown = events.findIndex((event) => event.type !== 'follower-home' && !isFlown(event));
  const moves = (flown < 0 ? events : events.slice(0, flown)).filter(isFlown).length;
  const isDeadEnd = state.awaiting !== DRAGON && moves < (flight?.moves ?? 0);
  return {
    label: t('carcassonne.dragon.choice', {
      side: t(`side.${sideTo(flight?.dragon ?? target, target)}`),
      cell: cellName(texts, target),
    }),
    hint: [
      count === 0
        ? t('carcassonne.dragon.eats.none')
        : t('carcassonne.dragon.eats', { whom: whom(texts, view, eaten, action.player) }),
      ...(isDeadEnd ? [t('carcassonne.dragon.ends')] : []),
    ].join('; '),
    sign: dragonSign,
    commit: count === 0 ? t('carcassonne.dragon.commit') : t('carcassonne.dragon.commit.eats', { count }),
  };
}

function movedText(texts: Texts, view: MatchView, event: GameEvent & Moved): string | undefined {
  const { t } = texts;
  const { to, player } = event;
  if (to.on !== 'tile') return undefined;
  const cell = cellName(texts, to);
  const before = eventBefore(view, event);
  if (before?.type === 'laid' && sameCell(before as GameEvent & Cell, to))
    return t('carcassonne.dragon.called', { cell });
  // Only the followers of this move: the next move has its own sentence.
  const after = eventsAfter(view, event);
  const end = after.findIndex(({ type }) => type !== 'follower-home');
  const eaten = eatenIn(end < 0 ? after : after.slice(0, end));
  const values = { player: nameOf(view, player), cell };
  return eaten.size === 0
    ? t('carcassonne.dragon.moved', values)
    : t('carcassonne.dragon.moved.eats', { ...values, whom: whom(texts, view, eaten, null) });
}

function dragonTexts(texts: Texts): SliceTexts {
  const { t } = texts;
  return {
    reason: reasonTexts(texts, 'eats'),
    notes(tile: TileSpec) {
      const { flags } = tile as carcassonne.CarcassonneTile;
      return [
        ...(flags.has('volcano') ? [t('carcassonne.dragon.volcano')] : []),
        ...(flags.has(DRAGON) ? [t('carcassonne.dragon.sign')] : []),
      ];
    },
    piece: (sort) =>
      sort === DRAGON ? t('carcassonne.dragon.piece') : sort === PUT_BY ? t('carcassonne.dragon.put-by') : undefined,
    onBoard: (sort) => (sort === DRAGON ? t('carcassonne.dragon.here') : undefined),
    beside(view) {
      const flight = flightOf(view);
      if (!flight || flight.dragon) return [];
      const count = flight.putBy.length;
      return [t('carcassonne.dragon.asleep'), ...(count > 0 ? [t('carcassonne.dragon.waiting', { count })] : [])];
    },
    option: optionsBy({ [DRAGON]: (view, option) => optionText(texts, view, option) }),
    prompt: promptsBy({
      [DRAGON]: (view) => ({
        title: t('carcassonne.dragon.prompt'),
        detail: leftText(texts, view),
        label: t('carcassonne.dragon.label'),
        commit: t('carcassonne.dragon.commit'),
      }),
    }),
    others: othersBy({
      [DRAGON]: (view) => ({
        title: t('carcassonne.dragon.others', { player: nameOf(view, view.actor) }),
        detail: leftText(texts, view),
      }),
    }),
    event: eventsBy<Extract<PieceEvent, { readonly type: 'moved' | 'placed' | 'removed' }>>({
      moved: (view, event) => (event.sort === DRAGON ? movedText(texts, view, event) : undefined),
      placed: (view, { sort, player }) =>
        sort === PUT_BY ? t('carcassonne.dragon.put', { player: nameOf(view, player) }) : undefined,
      removed: (_, { sort }) => (sort === PUT_BY ? t('carcassonne.dragon.back') : undefined),
    }),
    advice: adviceBy({
      [DRAGON]: ({ action: { x = 0, y = 0 } }) =>
        t('advice.deploy', { follower: t('carcassonne.dragon.advice', { cell: cellName(texts, { x, y }) }) }),
    }),
    refusal: refusalsBy(['no-such-target'], { [DRAGON]: t('carcassonne.dragon.refused') }),
  };
}

export const dragon: HudModule = {
  name: ({ t }) => t('carcassonne.dragon'),
  blurb: ({ t }) => t('carcassonne.dragon.hint'),
  picture: { figure: 'dragon' },
  options: {
    dragonMove: {
      label: ({ t }) => t('carcassonne.dragon.options.move'),
      values: [
        ['before-scoring', ({ t }) => t('carcassonne.dragon.options.move.before-scoring')],
        ['after-scoring', ({ t }) => t('carcassonne.dragon.options.move.after-scoring')],
      ],
    },
  },
  table: dragonTexts,
};
