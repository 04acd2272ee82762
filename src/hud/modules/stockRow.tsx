import { clsx } from 'clsx';
import type { VNode } from 'preact';
import type { Texts } from '../../i18n/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import type { CardRow } from '../table/table.ts';
import { useView } from '../table/useMatch.tsx';
import { useTexts } from '../kit/context.tsx';
import text from '../kit/text.module.css';
import styles from './stockRow.module.css';

/** A row of a player's card: how many of something they have left. `leftIn`: `undefined` where the game has none. */
export const stockRow = (
  name: (texts: Texts) => string,
  sign: () => VNode,
  leftIn: (view: MatchView, player: number) => number | undefined,
): CardRow =>
  function StockRow({ player }) {
    const left = leftIn(useView(), player) ?? 0;
    return (
      <span class={clsx(styles.stock, left === 0 && styles.spent)} data-stock title={`${name(useTexts())}: ${left}`}>
        {sign()}
        <span class={text.numeral}>{left}</span>
      </span>
    );
  };
