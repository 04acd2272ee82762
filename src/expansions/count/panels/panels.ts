import type { VNode } from 'preact';
import type { carcassonne } from '../../../game/index.ts';
import { assistsOf } from '../../../session/match/assists.ts';
import type { CarcassonneKnowledge } from '../../../session/games/carcassonne.ts';
import { kindSign } from '../../../hud/games/carcassonne/kindSign.ts';
import { carcassonneState, lyingIn } from '../../../hud/games/carcassonne/names.ts';
import type { About, ModulePanels, TableContext } from '../../../hud/table/table.ts';
import { kindPicture } from '../../../hud/kit/sign.tsx';
import { kindAt } from '../../../hud/words/names.ts';
import { COUNT, LEADS_TO, QUARTERS, crowdIn, crowdText, inText, sliceOf } from './quarters.ts';
import type { Quarter } from './quarters.ts';

/** A walled city with four roofs. */
export const citySign = (): VNode =>
  kindPicture([
    ['roof', 'M5 9L8 4L11 9ZM13 8L16.500 2.500L20 8Z'],
    ['stone', 'M2 22V9H5V11H8V9H11V11H13V9H16V11H19V9H22V22Z'],
    ['dark', 'M9.500 22V17.500A2.500 2.500 0 0 1 14.500 17.500V22Z'],
  ]);

/** The figures of each player in the quarters, what they could join, and where the Count forbids it. */
export function countPanels({ hud, match, texts: game }: TableContext): ModulePanels {
  const { texts } = hud;
  const { t } = texts;
  const assists = assistsOf<CarcassonneKnowledge>(match);

  /** What followers of a quarter could join; the region closest to completion first. */
  function couldJoin(quarter: Quarter): string {
    const isHeldOnly = carcassonneState(match.view).options.extra['reinforce'] === 'occupied';
    const open = assists.known.regions
      .filter(({ kind, complete, followers }) => {
        const isHeld = followers.some((count) => count > 0);
        return kind === LEADS_TO[quarter] && !complete && (isHeld || !isHeldOnly);
      })
      .toSorted((a, b) => a.open - b.open || b.finished.points - a.finished.points);
    const what = t(`carcassonne.count.could.${quarter}`, { count: open.length });
    const at = nameOf(open[0]);
    return at && quarter !== 'market' ? t('carcassonne.count.could.first', { what, cell: game.cell(at) }) : what;
  }
  const nameOf = (region: carcassonne.RegionInfo | undefined) => region?.features[0];

  function valueOf(quarter: Quarter): string {
    const crowd = crowdIn(match.view, quarter);
    return [
      crowdText(texts, match.view, crowd, null) || t('carcassonne.count.nobody'),
      ...(sliceOf(match.view)?.count === quarter ? [t('carcassonne.count.bars')] : []),
      crowd.size > 0 ? couldJoin(quarter) : t(`carcassonne.count.for.${quarter}`),
    ].join('; ');
  }

  const about = (): About => ({
    sign: citySign(),
    title: t('carcassonne.count.City'),
    rows: QUARTERS.map((quarter) => ({ label: t(`carcassonne.count.quarter.${quarter}`), value: valueOf(quarter) })),
    lines: [t('carcassonne.count.rule.leave'), t('carcassonne.count.rule.bar')],
    rules: [{ label: t('carcassonne.count'), topic: COUNT }],
  });

  return {
    about: (at) =>
      at.what === 'feature' && kindAt(match.view, lyingIn(match.view), at) === 'carcassonne' ? about() : undefined,
    places: [
      {
        sign: citySign,
        label: t('carcassonne.count.City'),
        key: 'K',
        glance() {
          if (!sliceOf(match.view)) return null;
          const crowds = QUARTERS.flatMap((quarter) => {
            const who = crowdText(texts, match.view, crowdIn(match.view, quarter), null);
            return who === '' ? [] : [`${t(`carcassonne.count.quarter.${quarter}`)}: ${who}`];
          });
          return [inText(texts, match.view), ...crowds].join(' ');
        },
        groups: () =>
          QUARTERS.map((quarter) => ({
            sign: () => kindSign(LEADS_TO[quarter]),
            barred: sliceOf(match.view)?.count === quarter,
            figures: [...crowdIn(match.view, quarter)].map(([player, count]) => ({ player, count })),
          })),
        about,
      },
    ],
  };
}
