import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useHud, useTexts } from '../kit/context.tsx';
import { Field } from '../kit/Field.tsx';
import form from '../kit/form.module.css';

/** The addresses of custom servers for playing with a friend. */
export function NetworkSettings(): VNode {
  const { app } = useHud();
  const { t } = useTexts();
  return (
    <details class={clsx(form.folding, form.options)}>
      <summary>{t('settings.network')}</summary>
      <div class={form.form}>
        <Field label={t('settings.signal')} hint={t('settings.signal.hint')}>
          {(id) => (
            <input
              type="text"
              autocomplete="off"
              spellcheck={false}
              id={id}
              defaultValue={app.settings.signal}
              placeholder="wss://"
              onChange={({ currentTarget }) => app.changeSettings({ signal: currentTarget.value.trim() })}
            />
          )}
        </Field>
        <Field label={t('settings.ice')} hint={t('settings.ice.hint')}>
          {(id) => (
            <textarea
              rows={2}
              autocomplete="off"
              spellcheck={false}
              id={id}
              defaultValue={app.settings.ice}
              onChange={({ currentTarget }) => app.changeSettings({ ice: currentTarget.value.trim() })}
            />
          )}
        </Field>
      </div>
    </details>
  );
}
