import type { ComponentChildren, VNode } from 'preact';
import { useHud, useTexts } from '../kit/context.tsx';
import { useFreshId } from '../kit/useFreshId.ts';

/** The addresses of custom servers for playing with a friend. */
export function NetworkSettings(): VNode {
  const { app } = useHud();
  const { t } = useTexts();
  const signal = useFreshId('signal');
  const ice = useFreshId('ice');
  return (
    <details class="folding options">
      <summary>{t('settings.network')}</summary>
      <div class="form">
        <Field id={signal} label={t('settings.signal')} hint={t('settings.signal.hint')}>
          <input
            type="text"
            autocomplete="off"
            spellcheck={false}
            id={signal}
            defaultValue={app.settings.signal}
            placeholder="wss://"
            onChange={({ currentTarget }) => app.changeSettings({ signal: currentTarget.value.trim() })}
          />
        </Field>
        <Field id={ice} label={t('settings.ice')} hint={t('settings.ice.hint')}>
          <textarea
            rows={2}
            autocomplete="off"
            spellcheck={false}
            id={ice}
            defaultValue={app.settings.ice}
            onChange={({ currentTarget }) => app.changeSettings({ ice: currentTarget.value.trim() })}
          />
        </Field>
      </div>
    </details>
  );
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly children: ComponentChildren;
}

const Field = ({ id, label, hint, children }: FieldProps): VNode => (
  <div class="field">
    <label class="label" for={id}>
      {label}
    </label>
    {children}
    <span class="hint">{hint}</span>
  </div>
);
