import { LANGUAGES, nameOfLanguage } from '../../i18n/index.ts';
import type { Settings } from '../../session/contracts/app.ts';
import { LIGHTS, SPEEDS, TEXT_SIZES } from '../../session/contracts/app.ts';
import { checkBox, choiceGroup } from '../kit/controls.ts';
import { openDialog } from '../kit/dialog.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { networkSettings } from './networkSettings.ts';
import { soundSettings } from './soundSettings.ts';

/**
 * Every change takes effect at once. A change of language rebuilds the page: the dialog then opens again `atLanguages`,
 * scrolled to where it was.
 */
export function openSettings(hud: Hud, { atLanguages }: { readonly atLanguages?: number } = {}): void {
  const { app, texts } = hud;
  const { t } = texts;
  const { settings } = app;
  const dialog = openDialog(hud.host, t('menu.settings'), t('close'), 'settings-dialog');
  const change = (values: Partial<Settings>): void => app.changeSettings(values);
  const speeds = choiceGroup(
    t('settings.speed'),
    [1, 2, 0].map((speed) => ({
      value: String(speed),
      label: t(`settings.speed.${speed === 0 ? 0 : speed === 1 ? 1 : 2}`),
    })),
    String(settings.speed),
    (value) => change({ speed: SPEEDS.find((speed) => String(speed) === value) ?? 1 }),
  );
  const motion = choiceGroup(
    t('settings.motion'),
    [
      { value: 'auto' as const, label: t('settings.motion.auto') },
      { value: 'off' as const, label: t('settings.motion.off') },
    ],
    settings.motion,
    (value) => change({ motion: value }),
  );
  const sizes = choiceGroup(
    t('settings.text'),
    TEXT_SIZES.map((size) => ({ value: String(size), label: t(`settings.text.${size}`) })),
    String(settings.textSize),
    (value) => change({ textSize: TEXT_SIZES.find((size) => String(size) === value) ?? 1 }),
  );
  const lights = choiceGroup(
    t('settings.light'),
    LIGHTS.map((light) => ({ value: light, label: t(`settings.light.${light}`) })),
    settings.light,
    (light) => change({ light }),
  );
  const language = languages(hud);
  dialog.body.append(
    h(
      'div',
      { class: 'form' },
      speeds.element,
      checkBox(t('settings.confirm'), settings.confirm, (confirm) => change({ confirm }), t('settings.confirm.hint'))
        .element,
      checkBox(t('settings.assists'), settings.assists, (assists) => change({ assists }), t('settings.assists.hint'))
        .element,
      motion.element,
      lights.element,
      sizes.element,
      soundSettings(hud),
      language,
      networkSettings(hud),
    ),
  );
  if (atLanguages === undefined) return;
  language.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true });
  dialog.body.scrollTop = atLanguages;
}

/** Each language by its own name, marked up with its own language. */
function languages({ app, texts }: Hud): HTMLElement {
  const choices = [
    { value: 'auto', label: texts.t('settings.language.auto') },
    ...LANGUAGES.map((language) => ({ value: language, label: nameOfLanguage(language), lang: language })),
  ];
  return choiceGroup(texts.t('settings.language'), choices, app.settings.language, (language) =>
    app.changeSettings({ language }),
  ).element;
}
