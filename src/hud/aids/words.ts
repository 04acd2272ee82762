import type { Player, RegionInfo, TokenReach } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import type { Aids } from '../../session/aids.ts';
import { nearReach } from '../../session/aids.ts';
import type { MatchView } from '../../session/contract.ts';
import { namesOf } from '../game/stage.ts';
import { cellName } from '../words/cells.ts';
import { scoreLineText } from '../words/scoreLine.ts';

/** What the aids know, in words. */

/** `Path, 3 tiles, with fountain`. */
export function regionTitle(texts: Texts, view: MatchView, region: RegionInfo): string {
  const name = texts.t('region.tiles', { kind: texts.r(view.rules, `Kind.${region.kind}`), count: region.tiles });
  if (region.mark === 0) return name;
  return `${name}, ${region.kind === 'court' ? texts.r(view.rules, 'market', { count: region.mark }) : texts.r(view.rules, 'fountain')}`;
}

export function leaderText(texts: Texts, view: MatchView, { followers: [first, second], leader }: RegionInfo): string {
  if (leader !== null) return texts.t('region.leads', { player: view.players[leader].name, most: Math.max(first, second), least: Math.min(first, second) });
  return first > 0 ? texts.t('region.tie', { count: first }) : texts.t('region.nobody');
}

export interface Row {
  readonly label: string;
  readonly value: string;
}

/** Points now and when finished, and how much is open. */
export function regionRows(texts: Texts, view: MatchView, region: RegionInfo): readonly Row[] {
  const { t } = texts;
  if (region.kind === 'court') {
    const value = region.mark > 0 ? texts.r(view.rules, 'worth.court', region.now) : texts.r(view.rules, 'worth.court.none');
    return [{ label: t('region.now'), value }];
  }
  if (region.complete) return [{ label: t('region.complete'), value: scoredText(texts, view, region) ?? t('region.unscored') }];
  const finished = t('worth.tiles', region.finished);
  return [
    { label: t('region.now'), value: t('region.now.nothing') },
    { label: t('region.finished'), value: t('region.or-more', { worth: finished }) },
    { label: t('region.open'), value: t('region.sides', { count: region.open }) },
  ];
}

/** Who scored a complete region, and how much, as the log has it. */
function scoredText(texts: Texts, view: MatchView, region: RegionInfo): string | null {
  const [name] = region.features;
  for (const { event } of view.log) {
    if (event.type !== 'scored' || !name) continue;
    if (event.line.features.some((at) => at.x === name.x && at.y === name.y && at.feature === name.feature)) {
      return texts.t('log.scored', { player: view.players[event.line.player].name, line: scoreLineText(texts, view.rules, event.line) });
    }
  }
  return null;
}

/** Which points stop on a token, a sentence for each corner. */
export function reachTexts(texts: Texts, reach: readonly TokenReach[]): readonly string[] {
  if (reach.length === 0) return [texts.t('reach.none')];
  return nearReach(reach).map(({ stops }) =>
    texts.t('reach.stop', {
      points: texts.either(stops.map(({ points }) => texts.number(points))),
      fields: stops.map(({ field }) => texts.number(field)).join('/'),
      count: stops.at(-1)?.points ?? 0,
    }),
  );
}

export const reachTitle = (texts: Texts, view: MatchView, player: Player): string => texts.t('reach.title', { player: view.players[player].name, field: view.state.scores[player] % 100 });

/** How large the largest empty area is, and who would score it. */
export function emptyTexts(texts: Texts, view: MatchView, aids: Aids): readonly string[] {
  const { empty, sizes, winner } = aids.known.projected.keep;
  const [most, least] = [Math.max(...sizes), Math.min(...sizes)];
  const race =
    winner !== null
      ? texts.r(view.rules, 'keep.race', { player: namesOf(view)[winner], most, least })
      : most > 0
        ? texts.r(view.rules, 'keep.race.tie', { count: most })
        : texts.r(view.rules, 'keep.race.none');
  return [texts.t('empty.count', { count: empty.length }), race];
}

export function deadText(texts: Texts, aids: Aids): string {
  const { dead } = aids.known;
  return dead.length === 0 ? texts.t('dead.none') : texts.t('dead.count', { count: dead.length, cells: texts.list(dead.map(cellName)) });
}
