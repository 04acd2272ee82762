import { clsx } from 'clsx';
import type { ComponentChildren, VNode } from 'preact';
import { ProjectedDialog } from '../assists/ProjectedDialog.tsx';
import { TextButton } from '../kit/Button.tsx';
import { useHud, useTexts } from '../kit/context.tsx';
import { Dialog, useClose } from '../kit/Dialog.tsx';
import { Icon } from '../kit/icons.tsx';
import { useContent, useTableDialogs } from '../table/useContent.tsx';
import { useAssists, useTable, useView } from '../table/useMatch.tsx';
import { figureText } from '../words/playerText.ts';
import { PlayerClock } from '../table/PlayerClock.tsx';
import { statusOf } from './status.ts';
import badge from '../kit/badge.module.css';
import rows from '../kit/rows.module.css';
import text from '../kit/text.module.css';
import styles from './PlayerDialog.module.css';

/** All that a player has, each sign with what it means. */
export function PlayerDialog({ index }: { readonly index: number }): VNode | null {
  const { texts, app } = useHud();
  const { texts: game } = useTable();
  const { game: content, table } = useContent();
  const view = useView();
  const player = view.players[index];
  if (!player) return null;
  const { t } = texts;
  const [followers, ...others] = player.figures;
  const figure = content.figure(player.colour);
  return (
    <Dialog title={player.name} class={styles.dialog}>
      <ul class={rows.rows} data-colour={player.colour}>
        <Row
          sign={<span class={clsx(badge.badge, styles.badge)}>{figure}</span>}
          what={t('choice.points', { count: player.score })}
        >
          {statusOf(texts, view, app.learning.current, index)}
        </Row>
        {view.clocks && player.seat.kind !== 'bot' && (
          <Row sign={<Icon name="pause" />} what={t('time.title')}>
            <PlayerClock index={index} />
          </Row>
        )}
        <Projected index={index} />
        <Row sign={figure} what={t('card.followers.left', { count: followers?.inHand ?? 0 })}>
          {t('card.followers.of', { count: followers?.of ?? 0 })}
        </Row>
        {others.map((count) => (
          <Row
            key={count.sort}
            sign={content.otherFigure?.(count.sort, player.colour) ?? figureText(game, count).label}
            what={figureText(game, count).where}
          />
        ))}
        {table.cardRows.flatMap(({ holdings }, n) =>
          holdings(index).map(({ sign, what, note }, m) => (
            <Row key={`${n} ${m}`} sign={sign} what={what}>
              {note}
            </Row>
          )),
        )}
      </ul>
    </Dialog>
  );
}

interface RowProps {
  readonly sign: ComponentChildren;
  readonly what: string;
  readonly children?: ComponentChildren;
}

const Row = ({ sign, what, children }: RowProps): VNode => (
  <li class={clsx(rows.row, styles.row)}>
    <span class={styles.sign} aria-hidden="true">
      {sign}
    </span>
    <div class={rows.text}>
      <strong>{what}</strong>
      {children && <p class={text.hint}>{children}</p>}
    </div>
  </li>
);

/** What the game would end with now, and the way to the list of these points. */
function Projected({ index }: { readonly index: number }): VNode | null {
  const { t } = useTexts();
  const assists = useAssists();
  const open = useTableDialogs();
  const close = useClose();
  const { projectedHint } = useContent().table;
  if (!assists.may('projected') || useView().over) return null;
  const points = assists.known.projected.scores[index] ?? 0;
  return (
    <li class={clsx(rows.row, styles.row)}>
      <span class={clsx(text.numeral, styles.sign)} aria-hidden="true">
        {t('projected.short', { points })}
      </span>
      <div class={rows.text}>
        <strong>{t('projected.title')}</strong>
        <p class={text.hint}>{projectedHint}</p>
      </div>
      <TextButton
        look="plain"
        onPress={() => {
          close();
          open(<ProjectedDialog />);
        }}
      >
        {t('projected.lines')}
      </TextButton>
    </li>
  );
}
