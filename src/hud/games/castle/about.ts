import { sameFeature } from '../../../game/index.ts';
import type { Player, RegionInfo, RuleSetId, TokenReach } from '../../../game/index.ts';
import type { Texts } from '../../../i18n/index.ts';
import type { MatchView, Pointed } from '../../../session/contracts/match.ts';
import { nearReach } from '../../../session/games/castle.ts';
import { assistsOf } from '../../../session/match/assists.ts';
import type { CastleKnowledge } from '../../../session/games/castle.ts';
import { scoredText } from '../../assists/scored.ts';
import { nameOf } from '../../words/names.ts';
import type { About, TableContext } from '../../table/table.ts';
import { castleState } from './names.ts';

/** The knowledge about The Castle and Zamek in words. */

export interface AssistTexts {
  about(at: Pointed): About | null;
  /** Which points stop at a token, a sentence for each corner. */
  reach(player: Player): readonly string[];
  /** The size of the largest empty area, and who would score it. */
  empty(): readonly string[];
}

export function assistTexts(context: TableContext): AssistTexts {
  const { hud, match, texts: game } = context;
  const { t, r, number, either } = hud.texts;
  const { rules } = castleState(match.view);
  const assists = assistsOf<CastleKnowledge>(match);
  const rule = {
    keep: { label: r(rules, 'keep'), topic: 'keep' },
    tokens: { label: t('card.tokens'), topic: 'tokens' },
    followers: { label: t('card.followers'), topic: 'deploy' },
  };

  function aboutRegion(region: RegionInfo): About {
    const { kind, leader, complete, pending, features } = region;
    const isOver = complete && (!pending || scoredText(game, match.view, features) !== null);
    const isKept = castleState(match.view).keeps.some((keep) => features.some((on) => keep && sameFeature(keep, on)));
    return {
      sign: game.kindSign(kind),
      title: titleOf(hud.texts, rules, region),
      who: isOver ? undefined : leaderText(hud.texts, match.view, region),
      leader: leader ?? undefined,
      rows: rowsOf(context, region),
      rules: [
        { label: r(rules, `Kind.${kind}`), topic: kind },
        rule.followers,
        ...(isKept || kind === 'house' ? [rule.keep] : []),
      ],
    };
  }

  const reachText = ({ stops }: TokenReach): string =>
    t('reach.stop', {
      points: either(stops.map(({ points }) => number(points))),
      fields: stops.map(({ field }) => number(field)).join('/'),
      count: stops.at(-1)?.points ?? 0,
    });
  const reach = (player: Player): readonly string[] => {
    const corners = assists.known.reach[player];
    return corners.length === 0 ? [t('reach.none')] : nearReach(corners).map(reachText);
  };

  function empty(): readonly string[] {
    const { empty: cells, sizes, winner } = assists.known.projected.keep;
    const [most, least] = [Math.max(...sizes), Math.min(...sizes)];
    const tied = most > 0 ? r(rules, 'keep.race.tie', { count: most }) : r(rules, 'keep.race.none');
    return [
      t('empty.count', { count: cells.length }),
      winner === null ? tied : r(rules, 'keep.race', { player: nameOf(match.view, winner), most, least }),
    ];
  }

  return {
    reach,
    empty,
    about(at) {
      switch (at.what) {
        case 'feature':
        case 'space': {
          const region = assists.known.region(at);
          return region ? aboutRegion(region) : null;
        }
        case 'player': {
          const player = at.player === 0 ? 0 : 1;
          const title = t('reach.title', {
            player: nameOf(match.view, player),
            field: castleState(match.view).scores[player] % 100,
          });
          return { title, lines: reach(player), rules: [rule.tokens, rule.followers, rule.keep] };
        }
        case 'empty': {
          const [title = '', ...lines] = empty();
          return { title, lines, rules: [rule.keep] };
        }
        default:
          return null;
      }
    },
  };
}

/** `Path, 3 tiles, with fountain`. */
function titleOf({ t, r }: Texts, rules: RuleSetId, { kind, tiles, mark }: RegionInfo): string {
  const name = t('region.tiles', { kind: r(rules, `Kind.${kind}`), count: tiles });
  if (mark === 0) return name;
  return `${name}, ${kind === 'court' ? r(rules, 'market', { count: mark }) : r(rules, 'fountain')}`;
}

function leaderText({ t }: Texts, view: MatchView, { followers: [first, second], leader }: RegionInfo): string {
  if (leader !== null)
    return t('region.leads', {
      player: nameOf(view, leader),
      most: Math.max(first, second),
      least: Math.min(first, second),
    });
  return first > 0 ? t('region.tie', { count: first }) : t('region.nobody');
}

/** Points now and when completed, and the number of open sides. */
function rowsOf({ hud, match: { view }, texts: game }: TableContext, region: RegionInfo): NonNullable<About['rows']> {
  const { t, r } = hud.texts;
  const { rules } = castleState(view);
  if (region.kind === 'court') {
    const value = region.mark > 0 ? r(rules, 'worth.court', region.now) : r(rules, 'worth.court.none');
    return [{ label: t('region.now'), value }];
  }
  if (region.complete) {
    const unscored = region.pending ? t('worth.tiles', region.now) : t('region.unscored');
    return [{ label: t('region.complete'), value: scoredText(game, view, region.features) ?? unscored }];
  }
  return [
    { label: t('region.now'), value: t('region.now.nothing') },
    { label: t('region.finished'), value: t('region.or-more', { worth: t('worth.tiles', region.finished) }) },
    { label: t('region.open'), value: t('region.sides', { count: region.open }) },
  ];
}
