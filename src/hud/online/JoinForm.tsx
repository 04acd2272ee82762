import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { parseInvite } from '../../session/contracts/online.ts';
import { CheckBox } from '../kit/CheckBox.tsx';
import { useHud } from '../kit/context.tsx';
import { SubmitButton } from '../kit/SubmitButton.tsx';
import { useFreshId } from '../kit/context.tsx';
import { rulesName } from '../setup/gameWords.ts';
import { rememberName, rememberedName } from './name.ts';
import { NameField } from './NameField.tsx';
import { Scanner } from './Scanner.tsx';
import fields from '../kit/Field.module.css';
import form from '../kit/form.module.css';
import text from '../kit/text.module.css';
import styles from './JoinForm.module.css';

interface JoinFormProps {
  /** The fragment of a link that was followed. */
  readonly invitation: string | null;
  readonly hidden: boolean;
  /** Receives an error code, or `null`. */
  readonly tell: (code: string | null) => void;
}

/** Accepts an invitation. */
export function JoinForm({ invitation, hidden, tell }: JoinFormProps): VNode {
  const { app, texts } = useHud();
  const { t } = texts;
  const id = useFreshId('code');
  const [name, setName] = useState(rememberedName);
  const [code, setCode] = useState(invitation ?? '');
  const [watch, setWatch] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const link = parseInvite(invitation ?? '');
  const join = (given: string): void => {
    setBusy(true);
    rememberName(name.trim());
    void app
      .joinOnline({ name: name.trim() || t('friend.name.guest'), invitation: given.trim(), watch })
      .then((trouble) => {
        setBusy(false);
        tell(trouble);
      });
  };
  return (
    <form
      class={form.form}
      aria-label={t('friend.join')}
      hidden={hidden}
      onSubmit={(event) => {
        event.preventDefault();
        join(code);
      }}
    >
      {link && (
        <p class={styles.invited}>{t('friend.invited', { name: link.from, rules: rulesName(texts, link.rules) })}</p>
      )}
      <NameField value={name} onInput={setName} />
      <div class={fields.field}>
        <label class={text.label} for={id}>
          {t('friend.code')}
        </label>
        <textarea
          rows={2}
          spellcheck={false}
          autocomplete="off"
          id={id}
          value={code}
          onInput={({ currentTarget }) => setCode(currentTarget.value)}
        />
      </div>
      <Scanner
        onFound={(text) => {
          setCode(text);
          join(text);
        }}
        onFailed={tell}
      />
      <CheckBox label={t('friend.watch')} hint={t('friend.watch.hint')} checked={watch} onChange={setWatch} />
      <div class={clsx(form.end, form.stickyBar)}>
        <SubmitButton sign="friend" disabled={isBusy}>
          {t('friend.join.go')}
        </SubmitButton>
      </div>
    </form>
  );
}
