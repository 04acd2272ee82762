import type { VNode } from 'preact';
import { lookOf, paintOf, shapeOf } from '../../art/players.ts';
import { useTexts } from '../kit/context.tsx';
import { useFreshId } from '../kit/context.tsx';
import { PAINTS } from './colours.ts';

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
    <fieldset class="paints" hidden={hidden}>
      <legend class="label">{legend}</legend>
      <div class="paint-row">
        {PAINTS.map((paint) => {
          const own = lookOf(paint, shapeOf(look));
          return (
            <label key={paint} class={`paint player-${own}`} title={t(`paint.${paint}`)}>
              <input
                type="radio"
                name={name}
                value={`paint-${paint}`}
                aria-label={t(`paint.${paint}`)}
                checked={paint === paintOf(look)}
                onChange={() => onChange(own)}
              />
              <span class="badge">{figure(own)}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
