import { carcassonne, sameFeature } from '../../game/index.ts';
import type { FeatureAt, GameEvent, GameState } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import { carcassonneState, cellName } from '../games/carcassonne/names.ts';
import type { SliceTexts, Told } from '../games/texts.ts';
import type { About, CardRow, ModulePanels, TableContext } from '../games/table.ts';
import { h, setAttribute, setText } from '../kit/dom.ts';
import { kindPicture } from '../kit/sign.tsx';
import { nameOf } from '../words/names.ts';
import type { HudModule } from './module.ts';
import { reasonTexts } from './reasons.ts';

const KING = 'king';
const CARDS = [KING, 'robber'] as const;
type Card = (typeof CARDS)[number];
const BOTH = 'kingAndRobber';

interface Title {
  readonly player: number;
  readonly region: FeatureAt;
  readonly size: number;
}
type Slice = Readonly<Record<Card, Title | null>>;
const sliceOf = (view: Pick<Told, 'state'>): Slice | undefined =>
  carcassonneState(view).slices[KING] as Slice | undefined;
const titleOf = (view: Pick<Told, 'state'>, card: Card): Title | null => sliceOf(view)?.[card] ?? null;
const asCard = (word: unknown): Card | undefined => CARDS.find((card) => card === word);

const SIGNS = {
  king: () => kindPicture([['sign-flag', 'M3 20L2 7L7.500 12L12 4L16.500 12L22 7L21 20Z']]),
  robber: () =>
    kindPicture([
      [
        'sign-dark',
        'M2 9C6 6 10 8 12 9C14 8 18 6 22 9C22 14 19 17 16 17C14 17 13 15.500 12 14.500C11 15.500 10 17 8 17C5 17 2 14 2 9Z',
      ],
      [
        'sign-wall',
        'M5.500 11.500A2 1.400 0 1 0 9.500 11.500A2 1.400 0 1 0 5.500 11.500ZM14.500 11.500A2 1.400 0 1 0 18.500 11.500A2 1.400 0 1 0 14.500 11.500Z',
      ],
    ]),
} as const;

/** By state: what each card would score for its holder now. */
const worths = new WeakMap<GameState, Readonly<Record<Card, number>>>();

function worthOf(view: Pick<Told, 'state'>, card: Card): number {
  const state = carcassonneState(view);
  const known =
    worths.get(state) ??
    (() => {
      const { lines } = carcassonne.projectedFinal(carcassonne.positionOf(state, carcassonne.rulesOf(state.options)));
      const sum = (words: readonly string[]): number =>
        lines.filter(({ what }) => words.includes(what)).reduce((points, line) => points + line.points, 0);
      // The points of a player with both cards are counted for each card.
      return { king: sum([KING, BOTH]), robber: sum(['robber', BOTH]) };
    })();
  worths.set(state, known);
  return known[card];
}

function kingTexts(texts: Texts): SliceTexts {
  const { t } = texts;

  return {
    reason: reasonTexts(texts, 'crowns', 'outrides'),
    piece(sort) {
      const card = asCard(sort);
      if (card) return t(`carcassonne.king.piece.${card}`);
      const held = asCard(sort.replace(/-card$/, ''));
      return held && t(`carcassonne.king.card.${held}`);
    },
    onBoard(sort) {
      const card = asCard(sort);
      return card && t(`carcassonne.king.here.${card}`);
    },
    beside: (view) => (sliceOf(view) ? CARDS.map((card) => heldText(texts, view, card)) : []),
    holdings: (view, player) =>
      CARDS.flatMap((card) => (titleOf(view, card)?.player === player ? [t(`carcassonne.king.card.${card}`)] : [])),
    event(view, event) {
      const { player, sort, what, to } = event as GameEvent & { readonly player: number; readonly to?: FeatureAt };
      const taken = event.type === 'taken' ? asCard(what) : undefined;
      if (taken) return t(`carcassonne.king.taken.${taken}`, { player: nameOf(view, player) });
      const card = event.type === 'placed' || event.type === 'moved' ? asCard(sort) : undefined;
      return card && to ? t(`carcassonne.king.marked.${card}`, { cell: cellName(texts, to) }) : undefined;
    },
    line({ what, count, each, points }) {
      if (what === BOTH) return t('line.plain', { what: t('carcassonne.king.line.both'), points });
      const card = asCard(what);
      if (!card) return undefined;
      return each > 1
        ? t('line.plain', { what: t(`carcassonne.king.line.card.${card}`), points })
        : t('line.formula', { what: t(`carcassonne.king.line.${card}`, { count }), each, points });
    },
  };
}

/** Who holds a card and for what, and what it takes to win it. */
function heldText(texts: Texts, view: Told, card: Card): string {
  const { t } = texts;
  const title = titleOf(view, card);
  if (!title) return t(`carcassonne.king.free.${card}`);
  const { player, region, size } = title;
  const held = t(`carcassonne.king.held.${card}`, {
    player: nameOf(view, player),
    size,
    cell: cellName(texts, region),
    count: worthOf(view, card),
  });
  return `${held}. ${t(`carcassonne.king.win.${card}`, { size: size + 1 })}`;
}

function kingPanels({ hud, match }: TableContext): ModulePanels {
  const { texts } = hud;
  const { t } = texts;

  const about = (): About => ({
    sign: SIGNS.king(),
    title: t('carcassonne.king'),
    rows: CARDS.map((card) => ({
      label: t(`carcassonne.king.card.${card}`),
      value: heldText(texts, match.view, card),
    })),
    rules: [{ label: t('carcassonne.king'), topic: KING }],
  });

  /** A card in a player's possession: what it takes to win it, and what it scores now. */
  function cardRow(player: number, card: Card): CardRow {
    const takes = h('span', { class: 'title-takes' });
    const points = h('span', { class: 'title-points' });
    const element = h(
      'div',
      { class: 'card-row title-row', hidden: true },
      h('span', { class: 'title-sign' }, SIGNS[card]()),
      h('span', { class: 'title-name' }, t(`carcassonne.king.card.${card}`)),
      takes,
      points,
    );
    return {
      element,
      update(view) {
        const title = titleOf(view, card);
        element.hidden = title?.player !== player;
        if (!title || element.hidden) return;
        setText(takes, t('carcassonne.king.short', { size: title.size + 1 }));
        setText(points, t('end.points', { points: worthOf(view, card) }));
        setAttribute(element, 'title', heldText(texts, view, card));
      },
    };
  }

  return {
    cardRows: (player) => CARDS.map((card) => cardRow(player, card)),
    // The region with the marker explains the card, too.
    about(at) {
      if (at.what !== 'feature') return undefined;
      const state = carcassonneState(match.view);
      const lines = CARDS.flatMap((card) => {
        const title = titleOf({ state }, card);
        return title && isSameRegion(state, title.region, at) ? [heldText(texts, match.view, card)] : [];
      });
      return lines.length === 0 ? undefined : { lines, rules: [{ label: t('carcassonne.king'), topic: KING }] };
    },
    places: [
      {
        sign: SIGNS.king,
        label: t('carcassonne.king'),
        key: 'O',
        glance: () => (sliceOf(match.view) ? CARDS.map((card) => heldText(texts, match.view, card)).join(' ') : null),
        groups: () =>
          CARDS.map((card) => {
            const title = titleOf(match.view, card);
            return { sign: SIGNS[card], barred: false, figures: title ? [{ player: title.player, count: 1 }] : [] };
          }),
        about,
      },
    ],
  };
}

const isSameRegion = (state: carcassonne.CarcassonneState, one: FeatureAt, other: FeatureAt): boolean => {
  if (sameFeature(one, other)) return true;
  const regions = carcassonne.regionsOf(carcassonne.positionOf(state, carcassonne.rulesOf(state.options)));
  return regions.some(({ features }) => [one, other].every((end) => features.some((at) => sameFeature(at, end))));
};

export const king: HudModule = {
  name: ({ t }) => t('carcassonne.king'),
  blurb: ({ t }) => t('carcassonne.king.hint'),
  picture: { figure: 'king-card' },
  category({ t }, word) {
    if (word === BOTH) return t('carcassonne.king');
    const card = asCard(word);
    return card && t(`carcassonne.king.card.${card}`);
  },
  options: {
    kingScoring: {
      label: ({ t }) => t('carcassonne.king.options'),
      values: [
        ['each', ({ t }) => t('carcassonne.king.options.each')],
        ['10', ({ t }) => t('carcassonne.king.options.10')],
        ['15-40', ({ t }) => t('carcassonne.king.options.15-40')],
        ['running', ({ t }) => t('carcassonne.king.options.running')],
      ],
    },
  },
  table: kingTexts,
  panels: kingPanels,
};
