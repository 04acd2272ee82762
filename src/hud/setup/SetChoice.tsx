import type { VNode } from 'preact';
import type { TileSet } from '../../game/index.ts';
import type { OwnSet } from '../../session/contracts/workshop.ts';
import { useChanges, useHud, useTexts } from '../kit/context.tsx';
import { Field } from '../kit/Field.tsx';

/** The complete sets of this device, and an agreed one that is not among them; identical ones once. */
export function setsToChoose(own: readonly OwnSet[], agreed: TileSet | null = null): readonly TileSet[] {
  const complete = own.flatMap(({ set }) => set ?? []);
  const all = agreed && !complete.some(({ digest }) => digest === agreed.digest) ? [agreed, ...complete] : complete;
  return all.filter(({ digest }, n) => all.findIndex((other) => other.digest === digest) === n);
}

/** The sets that can be chosen; renders the component again after every change of them. */
export function useSetsToChoose(agreed: TileSet | null = null): readonly TileSet[] {
  const { workshop } = useHud().app;
  useChanges(workshop.subscribe);
  return setsToChoose(workshop.sets, agreed);
}

interface SetChoiceProps {
  readonly sets: readonly TileSet[];
  /** `null`: the set that comes with the game. */
  readonly value: TileSet | null;
  readonly onChange: (set: TileSet | null) => void;
}

/** The choice of the set of tiles and board; hidden if there is only one. */
export function SetChoice({ sets, value, onChange }: SetChoiceProps): VNode {
  const { t } = useTexts();
  return (
    <Field label={t('new.set')} hidden={sets.length === 0}>
      {(id) => (
        <select
          id={id}
          value={value?.digest ?? ''}
          onChange={({ currentTarget }) => onChange(sets.find(({ digest }) => digest === currentTarget.value) ?? null)}
        >
          <option value="">{t('new.set.shipped')}</option>
          {sets.map(({ digest, name }) => (
            <option key={digest} value={digest}>
              {name || digest.slice(0, 8)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
