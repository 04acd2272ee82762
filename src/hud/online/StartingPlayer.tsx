import type { VNode } from 'preact';
import type { Begins } from '../../session/contracts/online.ts';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useTexts } from '../kit/context.tsx';
import { SelectField } from '../setup/Select.tsx';
import { useRoom } from './useRoom.tsx';
import { isParty } from './words.ts';

const LOT = 'lot';

interface StartingPlayerProps {
  readonly begins: Begins;
  readonly onChange: (begins: Begins) => void;
}

/** Who begins, as in the terms: of two, I or my friend; of several, by name. */
export function StartingPlayer({ begins, onChange }: StartingPlayerProps): VNode {
  const { t } = useTexts();
  const { view } = useRoom();
  const { side, players } = view;
  if (isParty(view))
    return (
      <SelectField
        label={t('friend.begins')}
        choices={[
          { value: LOT, label: t('friend.begins.lot') },
          ...players.map(({ name }, n) => ({ value: String(n), label: name })),
        ]}
        value={String(begins)}
        onChange={(value) => onChange(value === LOT ? LOT : Number(value))}
      />
    );
  return (
    <ChoiceGroup<'lot' | 'me' | 'other'>
      legend={t('friend.begins')}
      choices={[
        { value: LOT, label: t('friend.begins.lot') },
        { value: 'me', label: t('friend.begins.me') },
        { value: 'other', label: t('friend.begins.other') },
      ]}
      value={begins === LOT ? LOT : begins === side ? 'me' : 'other'}
      onChange={(value) => onChange(value === LOT ? LOT : value === 'me' ? side : 1 - side)}
    />
  );
}
