import type { VNode } from 'preact';
import type { Settings } from '../../session/contracts/app.ts';
import { CheckBox } from '../kit/CheckBox.tsx';
import { useApp, useTexts } from '../kit/context.tsx';
import { Slider } from '../kit/Slider.tsx';

const DIALS = ['master', 'effects', 'ambience'] as const;

/** A switch and three sliders; the sliders are disabled while the switch is off. */
export function SoundSettings(): VNode {
  const app = useApp();
  const { t } = useTexts();
  const { sound } = app.settings;
  const set = (change: Partial<Settings['sound']>): void =>
    app.changeSettings({ sound: { ...app.settings.sound, ...change } });
  return (
    <div role="group" aria-label={t('settings.sound')}>
      <CheckBox
        label={t('settings.sound')}
        hint={t('settings.sound.hint')}
        checked={sound.on}
        onChange={(on) => set({ on })}
      />
      {DIALS.map((dial) => (
        <Slider
          key={dial}
          label={t(`settings.sound.${dial}`)}
          value={sound[dial]}
          words={(value) => t('settings.sound.percent', { percent: Math.round(value * 100) })}
          onChange={(value) => set({ [dial]: value })}
          disabled={!sound.on}
        />
      ))}
    </div>
  );
}
