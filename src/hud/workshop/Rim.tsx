import { clsx } from 'clsx';
import type { VNode } from 'preact';
import type { TileSpec } from '../../game/index.ts';
import { featureAt, isHalf, kindAt, sideOf } from '../../session/workshop/tileEdits.ts';
import type { Port } from '../../session/workshop/tileEdits.ts';
import { useTexts } from '../kit/context.tsx';
import { useBench } from './bench.tsx';
import { Schema } from './Schema.tsx';
import { Sketch } from './Sketch.tsx';
import { letterOf, portText } from './words.ts';
import styles from './Rim.module.css';

interface RimProps {
  readonly tile: TileSpec;
  readonly chosen: Port;
  /** Sides with an issue. */
  readonly faulty: ReadonlySet<string>;
  /** The tile can be painted. */
  readonly isWhole: boolean;
  readonly onPress: (port: Port) => void;
}

/** Clockwise; the rows below and to the left are read backwards. */
const ORDER: readonly Port[] = ['NL', 'N', 'NR', 'EL', 'E', 'ER', 'SL', 'S', 'SR', 'WL', 'W', 'WR'];
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The picture of a tile with a button for each piece of its edge around it. Arrow keys move around it. */
export function Rim({ tile, chosen, faulty, isWhole, onPress }: RimProps): VNode {
  const texts = useTexts();
  const { rules } = useBench();

  function walk(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
    const step = STEPS[event.key];
    const usable = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
    const at = usable.findIndex((button) => button === document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    usable[(at + step + usable.length) % usable.length]?.focus();
  }

  return (
    <div class={styles.rim} role="group" aria-label={texts.t('tile.edge')} onKeyDown={walk}>
      <div class={styles.picture}>
        <Sketch tile={tile} isWhole={isWhole} />
        <div class={styles.overlay}>
          <Schema tile={tile} chosen={featureAt(tile, chosen)} />
        </div>
      </div>
      {ORDER.map((port) => {
        const at = featureAt(tile, port);
        const kind = at === null ? 'none' : (tile.features[at]?.kind ?? 'none');
        // A building takes its whole side.
        const shown = kindAt(tile, sideOf(port));
        return (
          <button
            key={port}
            type="button"
            class={clsx(styles.port, faulty.has(sideOf(port)) && styles.faulty)}
            data-kind={kind}
            data-port={port}
            disabled={isHalf(port) && (shown === 'house' || shown === 'tower') && at === null}
            aria-label={portText(texts, rules, tile, port)}
            aria-pressed={port === chosen}
            onClick={() => onPress(port)}
          >
            {at !== null && letterOf(at)}
          </button>
        );
      })}
    </div>
  );
}
