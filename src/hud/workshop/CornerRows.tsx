import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Board, Corner } from '../../game/index.ts';
import { beginAt, giveToken, numberCorner } from '../../session/workshop/boardEdits.ts';
import { TextButton } from '../kit/Button.tsx';
import { CheckBox } from '../kit/CheckBox.tsx';
import { useTexts } from '../kit/context.tsx';
import type { EditBoard } from './Plan.tsx';
import buttons from '../kit/Button.module.css';
import styles from './CornerRows.module.css';

/** The greatest number of a tower's first space. */
const MOST = 98;

interface CornerRowsProps {
  readonly board: Board;
  readonly onEdit: EditBoard;
}

/** The towers in order, each with its number and its token. */
export const CornerRows = ({ board, onEdit }: CornerRowsProps): VNode => (
  <>
    {board.corners.map((corner, n) => (
      <CornerRow key={n} corner={corner} n={n} onEdit={onEdit} />
    ))}
  </>
);

interface CornerRowProps {
  readonly corner: Corner;
  readonly n: number;
  readonly onEdit: EditBoard;
}

function CornerRow({ corner, n, onEdit }: CornerRowProps): VNode {
  const texts = useTexts();
  const { t } = texts;
  const [x, y] = corner.vertex;
  const number = useRef<HTMLInputElement>(null);
  // After a change only, to leave alone what the user types.
  useLayoutEffect(() => {
    if (number.current) number.current.valueAsNumber = corner.fields[0];
  }, [corner]);
  return (
    <li class={styles.row}>
      <span class={styles.place} aria-hidden="true">
        {`${texts.number(x)}, ${texts.number(y)}`}
      </span>
      <input
        ref={number}
        type="number"
        min={0}
        max={MOST}
        step={1}
        inputMode="numeric"
        aria-label={t('board.corner', { x, y })}
        onChange={({ currentTarget }) => {
          const wanted = Math.round(currentTarget.valueAsNumber) || 0;
          onEdit((now) => numberCorner(now, n, Math.max(0, Math.min(MOST, wanted))));
        }}
      />
      <CheckBox
        label={t('board.corner.token', { x, y })}
        checked={corner.token}
        onChange={(checked) => onEdit((now) => giveToken(now, n, checked))}
      />
      <TextButton
        look="plain"
        class={buttons.small}
        aria-label={t('board.begin.at', { x, y })}
        hidden={n === 0}
        onPress={() => onEdit((now) => beginAt(now, n))}
      >
        {t('board.begin')}
      </TextButton>
    </li>
  );
}
