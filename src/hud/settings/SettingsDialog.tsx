import type { Ref, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { LANGUAGES, nameOfLanguage } from '../../i18n/index.ts';
import type { Settings } from '../../session/contracts/app.ts';
import { LIGHTS, SPEEDS, TEXT_SIZES } from '../../session/contracts/app.ts';
import { CheckBox } from '../kit/CheckBox.tsx';
import { ChoiceGroup } from '../kit/ChoiceGroup.tsx';
import { useHud, useSettings, useTexts } from '../kit/context.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { canVibrate } from '../kit/vibration.ts';
import { NetworkSettings } from './NetworkSettings.tsx';
import { SoundSettings } from './SoundSettings.tsx';
import { TurnNotes } from './TurnNotes.tsx';
import form from '../kit/form.module.css';

interface SettingsDialogProps {
  /** Where it was scrolled to; `null`: it opens at its beginning. */
  readonly atLanguages: number | null;
}

/**
 * Every change takes effect at once. A change of language rebuilds the page: the dialog then opens again `atLanguages`,
 * scrolled to where it was.
 */
export function SettingsDialog({ atLanguages }: SettingsDialogProps): VNode {
  const languages = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    const body = languages.current?.closest('dialog > div');
    if (!body || atLanguages === null) return;
    languages.current?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true });
    body.scrollTop = atLanguages;
  }, [atLanguages]);
  return (
    <Dialog title={useTexts().t('menu.settings')}>
      <div class={form.form} data-settings>
        <GameSettings />
        <SoundSettings />
        <LanguageChoice group={languages} />
        <NetworkSettings />
      </div>
    </Dialog>
  );
}

function useChange(): (values: Partial<Settings>) => void {
  const { app } = useHud();
  return (values) => app.changeSettings(values);
}

function GameSettings(): VNode {
  const { t } = useTexts();
  const settings = useSettings();
  const change = useChange();
  return (
    <>
      <ChoiceGroup
        legend={t('settings.speed')}
        choices={([1, 2, 0] as const).map((speed) => ({ value: String(speed), label: t(`settings.speed.${speed}`) }))}
        value={String(settings.speed)}
        onChange={(value) => change({ speed: SPEEDS.find((speed) => String(speed) === value) ?? 1 })}
      />
      <CheckBox
        label={t('settings.confirm')}
        hint={t('settings.confirm.hint')}
        checked={settings.confirm}
        onChange={(confirm) => change({ confirm })}
      />
      {canVibrate() && (
        <CheckBox
          label={t('settings.vibration')}
          hint={t('settings.vibration.hint')}
          checked={settings.vibration}
          onChange={(vibration) => change({ vibration })}
        />
      )}
      <CheckBox
        label={t('settings.assists')}
        hint={t('settings.assists.hint')}
        checked={settings.assists}
        onChange={(assists) => change({ assists })}
      />
      <TurnNotes />
      <ChoiceGroup
        legend={t('settings.motion')}
        choices={[
          { value: 'auto', label: t('settings.motion.auto') },
          { value: 'off', label: t('settings.motion.off') },
        ]}
        value={settings.motion}
        onChange={(motion) => change({ motion })}
      />
      <ChoiceGroup
        legend={t('settings.light')}
        choices={LIGHTS.map((light) => ({ value: light, label: t(`settings.light.${light}`) }))}
        value={settings.light}
        onChange={(light) => change({ light })}
      />
      <ChoiceGroup
        legend={t('settings.text')}
        choices={TEXT_SIZES.map((size) => ({ value: String(size), label: t(`settings.text.${size}`) }))}
        value={String(settings.textSize)}
        onChange={(value) => change({ textSize: TEXT_SIZES.find((size) => String(size) === value) ?? 1 })}
      />
    </>
  );
}

/** Each language by its own name, marked up with its own language. */
function LanguageChoice({ group }: { readonly group: Ref<HTMLFieldSetElement> }): VNode {
  const { t } = useTexts();
  const change = useChange();
  return (
    <ChoiceGroup
      ref={group}
      legend={t('settings.language')}
      choices={[
        { value: 'auto', label: t('settings.language.auto') },
        ...LANGUAGES.map((language) => ({ value: language, label: nameOfLanguage(language), lang: language })),
      ]}
      value={useSettings().language}
      onChange={(language) => change({ language })}
    />
  );
}
