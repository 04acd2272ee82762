import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { lookOf, paintOf, shapeOf } from '../../art/players.ts';
import { useTexts } from '../kit/context.tsx';
import { useFreshId } from '../kit/context.tsx';
import { PAINTS } from './colours.ts';
import badge from '../kit/badge.module.css';
import text from '../kit/text.module.css';
import styles from './ColourChoice.module.css';

interface ColourChoiceProps {
  readonly legend: string;
  readonly look: number;
  /** The figure that shows the colours. */
  readonly figure: (look: number) => VNode;
  readonly onChange: (look: number) => void;
  readonly hidden?: boolean;
}

/** A choice of all colours, shown on the figure of the player who chooses. */
export function ColourChoice({ legend, look, figure, onChange, hidden }: ColourChoiceProps): VNode {
  const { t } = useTexts();
  const name = useFreshId('paint');
  return (
    <fieldset class={styles.paints} hidden={hidden}>
      <legend class={text.label}>{legend}</legend>
      <div class={styles.paintRow}>
        {PAINTS.map((paint) => {
          const own = lookOf(paint, shapeOf(look));
          return (
            <label key={paint} class={styles.paint} data-colour={own} title={t(`paint.${paint}`)}>
              <input
                type="radio"
                name={name}
                value={`paint-${paint}`}
                aria-label={t(`paint.${paint}`)}
                checked={paint === paintOf(look)}
                onChange={() => onChange(own)}
              />
              <span class={clsx(badge.badge, styles.badge)}>{figure(own)}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
