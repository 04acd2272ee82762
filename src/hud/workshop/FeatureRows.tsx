import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { TileSpec } from '../../game/index.ts';
import {
  MOST_MARKS,
  addInner,
  endPath,
  isInner,
  joinFeatures,
  markFeature,
  markOf,
  removeInner,
} from '../../session/workshop/tileEdits.ts';
import { hudGameOf } from '../games/index.ts';
import { RoundButton, TextButton } from '../kit/Button.tsx';
import { useFreshId, useTexts } from '../kit/context.tsx';
import { featureText } from '../words/features.ts';
import { useBench } from './bench.tsx';
import type { EditTile } from './bench.tsx';
import { letterOf } from './words.ts';
import buttons from '../kit/Button.module.css';
import parts from './parts.module.css';
import styles from './FeatureRows.module.css';

interface FeatureRowsProps {
  readonly tile: TileSpec;
  readonly chosen: number | null;
  readonly onEdit: EditTile;
  readonly onChoose: (feature: number) => void;
}

/** Every feature of a tile in words, with its marks, its end, and what it can be joined with. */
export function FeatureRows({ tile, chosen, onEdit, onChoose }: FeatureRowsProps): VNode {
  const { t, r } = useTexts();
  const { rules } = useBench();
  const list = useRef<HTMLUListElement>(null);

  /** If the control that has the focus disappears or is switched off, the first one in the list gets it. */
  const edit: EditTile = (change) => {
    const focused = document.activeElement;
    const isHere = list.current?.contains(focused) === true;
    onEdit(change);
    if (!isHere || (list.current?.contains(focused) && !focused?.matches(':disabled'))) return;
    list.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  };

  return (
    <section class={parts.part}>
      <h3>{t('tile.features')}</h3>
      <ul class={styles.rows} ref={list}>
        {tile.features.map((_, n) => (
          <FeatureRow key={n} tile={tile} n={n} isChosen={n === chosen} onEdit={edit} onChoose={() => onChoose(n)} />
        ))}
      </ul>
      <div class={parts.acts}>
        {(['court', 'path'] as const).map((kind) => (
          <TextButton
            key={kind}
            look="plain"
            class={buttons.small}
            sign="plus"
            onPress={() => onEdit((now) => addInner(now, kind))}
          >
            {r(rules, `tile.inner.${kind}`)}
          </TextButton>
        ))}
      </div>
    </section>
  );
}

interface PartProps {
  readonly tile: TileSpec;
  /** Index of the feature. */
  readonly n: number;
  readonly onEdit: EditTile;
}

interface FeatureRowProps extends PartProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function FeatureRow({ tile, n, isChosen, onEdit, onChoose }: FeatureRowProps): VNode {
  const texts = useTexts();
  const { t } = texts;
  const { rules } = useBench();
  const feature = tile.features[n];
  const letter = letterOf(n);
  const words = feature ? featureText(hudGameOf(rules).texts(texts), feature, 0) : '';
  const name = t('tile.feature', { letter, feature: words });
  // Only the chosen feature has buttons to join it: there would be too many.
  const others = isChosen
    ? tile.features.flatMap(({ kind }, at) => (at !== n && kind === feature?.kind ? [at] : []))
    : [];
  return (
    <li class={clsx(styles.row, isChosen && styles.chosen)} data-kind={feature?.kind ?? 'none'}>
      <button
        type="button"
        class={styles.letter}
        aria-pressed={isChosen}
        aria-label={name}
        title={name}
        onClick={onChoose}
      >
        {letter}
      </button>
      <span class={styles.words}>{words}</span>
      <span class={styles.acts}>
        <Marks tile={tile} n={n} onEdit={onEdit} />
        <End tile={tile} n={n} onEdit={onEdit} />
        {others.map((at) => {
          const join = t('tile.join.with', { letter: letterOf(at) });
          return (
            <TextButton
              key={at}
              look="plain"
              class={buttons.small}
              aria-label={`${letter}: ${join}`}
              onPress={() => onEdit((now) => joinFeatures(now, Math.min(n, at), Math.max(n, at)))}
            >
              {join}
            </TextButton>
          );
        })}
        {feature && isInner(feature) && (
          <RoundButton
            sign="trash"
            label={t('tile.inner.remove', { letter })}
            onPress={() => onEdit((now) => removeInner(now, n))}
          />
        )}
      </span>
    </li>
  );
}

function Marks({ tile, n, onEdit }: PartProps): VNode | null {
  const texts = useTexts();
  const { rules } = useBench();
  const mark = markOf(tile.features[n]?.kind);
  if (!mark) return null;
  const count = tile.features[n]?.marks[mark] ?? 0;
  const word = texts.r(rules, `tile.mark.${mark}`);
  const add = (by: number): void => onEdit((now) => markFeature(now, n, count + by));
  return (
    <span class={styles.marks}>
      <span>{word}</span>
      <RoundButton
        sign="minus"
        label={`${letterOf(n)}: ${texts.t('tile.fewer', { mark: word })}`}
        disabled={count === 0}
        onPress={() => add(-1)}
      />
      <output>{texts.number(count)}</output>
      <RoundButton
        sign="plus"
        label={`${letterOf(n)}: ${texts.t('tile.more', { mark: word })}`}
        disabled={count >= (MOST_MARKS[mark] ?? 1)}
        onPress={() => add(1)}
      />
    </span>
  );
}

/** Where a path ends. */
function End({ tile, n, onEdit }: PartProps): VNode | null {
  const { t, r } = useTexts();
  const { rules } = useBench();
  const id = useFreshId('end');
  const feature = tile.features[n];
  const buildings = tile.features.flatMap(({ kind }, at) => (kind === 'house' || kind === 'tower' ? [at] : []));
  if (feature?.kind !== 'path' || feature.sides.length > 1 || buildings.length === 0) return null;
  return (
    <span class={styles.end}>
      <label for={id}>{r(rules, 'tile.end')}</label>
      <select
        id={id}
        value={String(tile.ends.find(([path]) => path === n)?.[1] ?? '')}
        onChange={({ currentTarget: { value } }) =>
          onEdit((now) => endPath(now, n, value === '' ? null : Number(value)))
        }
      >
        <option value="">{t('tile.end.open')}</option>
        {buildings.map((at) => (
          <option key={at} value={at}>
            {t('tile.end.at', { letter: letterOf(at) })}
          </option>
        ))}
      </select>
    </span>
  );
}
