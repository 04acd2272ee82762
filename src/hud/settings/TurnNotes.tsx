import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { askToNotify, permissionToNotify } from '../../session/platform/notifications.ts';
import type { Permission } from '../../session/platform/notifications.ts';
import { CheckBox } from '../kit/CheckBox.tsx';
import { useApp, useSettings, useTexts } from '../kit/context.tsx';
import alerts from '../kit/Alert.module.css';
import form from '../kit/form.module.css';

/** Offers notifications of one's turn. The browser asks for permission only when they are switched on here. */
export function TurnNotes(): VNode {
  const app = useApp();
  const { t } = useTexts();
  const { turnNotes } = useSettings();
  const [permission, setPermission] = useState<Permission>(permissionToNotify);
  const [asked, setAsked] = useState(false);
  const isRefused = permission === 'refused' && (turnNotes || asked);
  async function change(on: boolean): Promise<void> {
    const answer = on ? await askToNotify() : permission;
    setPermission(answer);
    setAsked(on);
    app.changeSettings({ turnNotes: on && answer === 'granted' });
  }
  return (
    <div class={form.form} data-turn-notes>
      <CheckBox
        label={t('notes.turn')}
        hint={permission === 'missing' ? t('notes.missing') : t('notes.turn.hint')}
        checked={turnNotes && permission === 'granted'}
        disabled={permission === 'missing'}
        onChange={(on) => void change(on)}
      />
      <p class={alerts.trouble} role="alert" hidden={!isRefused}>
        {isRefused && t('notes.refused')}
      </p>
    </div>
  );
}
