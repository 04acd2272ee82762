import type { VNode } from 'preact';
import { carcassonne } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import { assistsOf } from '../../../session/match/assists.ts';
import type { MatchView, Pointed } from '../../../session/contracts/match.ts';
import type { CarcassonneKnowledge } from '../../../session/games/carcassonne.ts';
import { scoredText } from '../../assists/scored.ts';
import { carcassonneFollowerShape } from '../../kit/shapes.tsx';
import { lineText } from '../../words/events.ts';
import { kindTitle, nameOf } from '../../words/names.ts';
import { assistNote } from '../../table/assistNote.tsx';
import type { About, TableContext } from '../../table/table.ts';
import { carcassonneState } from './names.ts';
import assistCard from '../../table/assistCard.module.css';
import styles from './about.module.css';

/** The knowledge about base Carcassonne in words. */

export interface AssistTexts {
  about(at: Pointed): About | null;
  /** Every field with farmers, the most valuable first: who leads there and what it would score. */
  fields(): VNode;
}

export function assistTexts(context: TableContext): AssistTexts {
  const { hud, match, texts: game } = context;
  const { texts } = hud;
  const { t } = texts;
  const assists = assistsOf<CarcassonneKnowledge>(match);

  /** The leaders as small figures. */
  const marks = ({ leaders }: carcassonne.RegionInfo): readonly VNode[] =>
    leaders.map((player) => {
      const colour = match.view.players[player]?.colour ?? 0;
      return (
        <span key={player} class={styles.assistLeader} data-colour={colour} aria-hidden="true">
          {carcassonneFollowerShape(colour)}
        </span>
      );
    });

  function fieldText(field: carcassonne.RegionInfo): string {
    const [first] = field.features;
    const name = t('carcassonne.fields.row', { cell: first ? game.cell(first) : '' });
    const worth = field.cities.length === 0 ? t('carcassonne.region.feeds.none') : nowText(context, field);
    return `${name}: ${leaderText(texts, match.view, field)}. ${worth}`;
  }

  return {
    fields() {
      if (carcassonneState(match.view).options.fields === 'off') return assistNote(t('carcassonne.fields.off'));
      const held = assists.known.regions
        .filter(({ kind, leaders }) => kind === 'field' && leaders.length > 0)
        .sort((a, b) => most(b) - most(a));
      if (held.length === 0) return assistNote(t('carcassonne.fields.none'));
      return (
        <div class={assistCard.note}>
          {held.map((field, n) => (
            <p key={n}>
              {marks(field)}
              {fieldText(field)}
            </p>
          ))}
        </div>
      );
    },
    about(at) {
      const region = assists.known.region(at);
      if (!region) return null;
      const { kind, tiles, leaders, complete, pending, features } = region;
      const isOver = complete && (!pending || scoredText(game, match.view, features) !== null);
      return {
        sign: game.kindSign(kind),
        title: t('region.tiles', { kind: kindTitle(game, kind), count: tiles }),
        who: isOver ? undefined : leaderText(texts, match.view, region),
        leader: leaders.length === 1 ? leaders[0] : undefined,
        rows: rowsOf(context, region),
        rules: [
          { label: kindTitle(game, kind), topic: kind },
          { label: t('card.followers'), topic: 'deploy' },
        ],
      };
    },
  };
}

function leaderText({ t, list }: Texts, view: MatchView, { leaders, followers }: carcassonne.RegionInfo): string {
  if (leaders.length === 0) return t('region.nobody');
  const player = list(leaders.map((one) => nameOf(view, one)));
  return t(leaders.length > 1 ? 'carcassonne.region.shared' : 'carcassonne.region.leads', {
    player,
    most: Math.max(...followers),
  });
}

function worthText({ t }: Texts, { kind, cities }: carcassonne.RegionInfo, worth: carcassonne.Worth): string {
  if (kind !== 'field') return t('carcassonne.worth.tiles', worth);
  // Not everything that scores here is a city.
  if (worth.count !== cities.length) return t('choice.points', { count: worth.points });
  return t('carcassonne.worth.field', worth);
}

/** What its leader scores for it, or the one of them who scores most. */
const most = (region: carcassonne.RegionInfo): number =>
  Math.max(region.now.points, ...carcassonne.pointsOfLeaders(region));

/** What it is worth now, and what only some of its leaders score besides. */
const nowText = ({ hud: { texts }, match: { view }, texts: game }: TableContext, region: carcassonne.RegionInfo) =>
  [
    worthText(texts, region, region.now),
    ...region.extras.map((line) =>
      texts.t('log.scored', { player: nameOf(view, line.player), line: lineText(game, view, line) }),
    ),
  ].join('. ');

function rowsOf(context: TableContext, region: carcassonne.RegionInfo): NonNullable<About['rows']> {
  const { hud, match, texts: game } = context;
  const { texts } = hud;
  const { view } = match;
  const { t } = texts;
  const { kind, complete, cities, unfinishedCities, missing, open } = region;
  if (kind === 'field') {
    const fed =
      cities.length > 0 ? t('carcassonne.region.feeds', { count: cities.length }) : t('carcassonne.region.feeds.none');
    const touched = unfinishedCities.length;
    return [
      { label: t('region.now'), value: nowText(context, region) },
      {
        label: t('carcassonne.category.city'),
        value: touched > 0 ? `${fed}. ${t('carcassonne.region.touches', { count: touched })}.` : fed,
      },
    ];
  }
  if (complete) {
    const unscored = region.pending ? worthText(texts, region, region.now) : t('region.unscored');
    const value = scoredText(game, view, region.features) ?? unscored;
    return [{ label: t('carcassonne.region.complete'), value }];
  }
  // It can never be completed, and an incomplete one scores nothing.
  if (open === 0) return [];
  // A feature that is completed by its surrounding cells never scores more than this.
  const isSurrounded = missing.length > 0;
  const finished = worthText(texts, region, region.finished);
  return [
    { label: t('region.now'), value: worthText(texts, region, region.now) },
    { label: t('region.finished'), value: isSurrounded ? finished : t('region.or-more', { worth: finished }) },
    {
      label: t('region.open'),
      value: isSurrounded ? t('carcassonne.region.open.cells', { count: open }) : t('region.sides', { count: open }),
    },
  ];
}
