import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { sameCell } from '../../game/index.ts';
import type { Cell } from '../../game/index.ts';
import type { MatchView, Pointed } from '../../session/contracts/match.ts';
import { assistsOf } from '../../session/match/assists.ts';
import { isScored } from '../../session/match/history.ts';
import { lastTurnOf } from '../../session/match/lastTurn.ts';
import type { Insets } from '../kit/layout.ts';
import type { About, GameTable, TableContext } from '../table/table.ts';
import { useContent } from '../table/useContent.tsx';
import { useAssists, useTable, useView } from '../table/useMatch.tsx';
import { RoundButton } from '../kit/Button.tsx';
import { useTexts } from '../kit/context.tsx';
import { eventText } from '../words/events.ts';
import { AboutBody } from './AboutBody.tsx';
import { sumOf } from './CountedTiles.tsx';
import assistCard from '../table/assistCard.module.css';
import surface from '../kit/surface.module.css';
import styles from './AssistCard.module.css';

/** If the panels leave less space than this in either direction, in rem, the card covers them. */
const ROOM = 13.75;

/** Describes what is pointed at; the card is over the other half of the board. `within`: insets of the board. */
export function AssistCard({ within }: { within: Insets }): VNode {
  const { t } = useTexts();
  const context = useTable();
  const { table } = useContent();
  const assists = useAssists();
  const view = useView();
  const { pointed, pinned, allowed } = assists.view;
  const about = pointed && allowed ? aboutOf(context, table, pointed) : null;
  return (
    <div
      class={styles.dock}
      hidden={about === null}
      data-pinned={String(pinned)}
      data-at={pointed && isLow(table, view, pointed) ? 'top' : 'bottom'}
      style={about ? sidesFor(within) : {}}
    >
      <div class={clsx(surface.slip, styles.card)} role="status">
        <div class={assistCard.body}>
          {about && (
            <>
              <h3 class={clsx(assistCard.title, styles.title)}>
                {about.sign}
                {about.title}
              </h3>
              <AboutBody about={about} />
            </>
          )}
        </div>
        <RoundButton sign="close" label={t('close')} onPress={() => assists.pin(null)} />
      </div>
    </div>
  );
}

function sidesFor({ top, right, bottom, left }: Insets): Record<'top' | 'right' | 'bottom' | 'left', string> {
  const page = document.documentElement;
  const room = ROOM * (Number.parseFloat(getComputedStyle(page).fontSize) || 16);
  const isTight = page.clientHeight - top - bottom < room || page.clientWidth - left - right < room;
  if (isTight) return { top: '0', right: '0', bottom: '0', left: '0' };
  return { top: `${top}px`, right: `${right}px`, bottom: `${bottom}px`, left: `${left}px` };
}

function aboutOf(context: TableContext, table: GameTable, at: Pointed): About | null {
  if (at.what === 'cell') return aboutCell(context, table, at);
  return at.what === 'turn' ? aboutTurn(context) : table.about(at);
}

function aboutCell({ hud, match, texts: game }: TableContext, table: GameTable, cell: Cell): About {
  const { t } = hud.texts;
  const mayKnow = assistsOf(match).may('tiles');
  const fitting = mayKnow ? table.fitting(cell) : [];
  const counted =
    fitting.length === 0 ? t('fit.none') : t('fit.count', { count: sumOf(fitting), left: sumOf(table.unseen()) });
  const fits = mayKnow ? [counted] : [];
  const hand = match.view.legalCells.some((legal) => sameCell(legal, cell)) ? [t('fit.hand')] : [];
  return {
    title: t('fit.title', { cell: game.cell(cell) }),
    lines: [...fits, ...hand],
    tiles: fitting,
    rules: [{ label: t('help.step.place'), topic: 'place' }],
  };
}

function aboutTurn({ hud, match, texts: game }: TableContext): About | null {
  const { t } = hud.texts;
  const entries = lastTurnOf(match.view)?.entries ?? [];
  const lines = entries
    .filter(({ event }) => isScored(event) || event.type.endsWith('taken'))
    .map(({ event }) => eventText(game, match.view, event));
  return lines.length === 0
    ? null
    : { title: t('log.last'), lines, rules: [{ label: t('help.step.score'), topic: 'score' }] };
}

/** Whether it is in the lower half of the board. */
function isLow(table: GameTable, view: MatchView, at: Pointed): boolean {
  const { top, bottom } = table.frame(view);
  const cell = whereIs(table, at);
  return cell !== undefined && cell.y >= (top + bottom) / 2;
}

/** The cell of what is pointed at, if it is on the board. */
export function whereIs({ spaceCell }: Pick<GameTable, 'spaceCell'>, at: Pointed): Cell | undefined {
  if (at.what === 'feature' || at.what === 'cell') return at;
  return at.what === 'space' ? spaceCell(at.space) : undefined;
}
