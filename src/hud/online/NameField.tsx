import type { VNode } from 'preact';
import { useTexts } from '../kit/context.tsx';
import { useFreshId } from '../kit/context.tsx';
import { NAME_LENGTH } from '../setup/person.ts';
import fields from '../kit/Field.module.css';
import text from '../kit/text.module.css';

interface NameFieldProps {
  readonly value: string;
  readonly onInput: (name: string) => void;
}

/** The player's own name. */
export function NameField({ value, onInput }: NameFieldProps): VNode {
  const { t } = useTexts();
  const id = useFreshId('name');
  return (
    <div class={fields.field}>
      <label class={text.label} for={id}>
        {t('friend.name')}
      </label>
      <input
        type="text"
        maxLength={NAME_LENGTH}
        autocomplete="nickname"
        spellcheck={false}
        id={id}
        value={value}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    </div>
  );
}
