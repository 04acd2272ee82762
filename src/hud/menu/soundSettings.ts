import type { Settings } from '../../session/contracts/app.ts';
import { checkBox, slider } from '../kit/controls.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';

type Dial = 'master' | 'effects' | 'ambience';

/** A switch and three sliders; the sliders are disabled while the switch is off. */
export function soundSettings({ app, texts }: Hud): HTMLElement {
  const { t } = texts;
  const set = (change: Partial<Settings['sound']>): void =>
    app.changeSettings({ sound: { ...app.settings.sound, ...change } });
  const start = app.settings.sound;
  const words = (value: number): string => t('settings.sound.percent', { percent: Math.round(value * 100) });
  const dial = (name: Dial): ReturnType<typeof slider> =>
    slider(t(`settings.sound.${name}`), start[name], words, (value) => set({ [name]: value }));
  const dials = (['master', 'effects', 'ambience'] as const).map(dial);
  const rest = (on: boolean): void => {
    for (const { input } of dials) input.disabled = !on;
  };
  const main = checkBox(
    t('settings.sound'),
    start.on,
    (on) => {
      rest(on);
      set({ on });
    },
    t('settings.sound.hint'),
  );
  rest(start.on);
  return h(
    'div',
    { class: 'sound-settings', role: 'group', 'aria-label': t('settings.sound') },
    main.element,
    ...dials.map(({ element }) => element),
  );
}
