import type { VNode } from 'preact';
import { RoundButton } from '../kit/Button.tsx';
import { useApp, useTexts } from '../kit/context.tsx';

/** Mutes and unmutes all sound. */
export function SoundButton(): VNode {
  const { t } = useTexts();
  const app = useApp();
  const { sound } = app.settings;
  return (
    <RoundButton
      sign={sound.on ? 'sound' : 'mute'}
      label={t('tool.sound')}
      aria-pressed={sound.on}
      onPress={() => app.changeSettings({ sound: { ...sound, on: !sound.on } })}
    />
  );
}
