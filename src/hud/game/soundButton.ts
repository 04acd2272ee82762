import { elementOf } from '../kit/render.tsx';
import { roundButton } from '../kit/controls.ts';
import { setAttribute } from '../kit/dom.ts';
import type { Hud, Part } from '../kit/hud.ts';
import { icon } from '../kit/icons.tsx';

/** Mutes and unmutes all sound. */
export function createSoundButton({ app, texts }: Hud): Part {
  const element = roundButton('sound', texts.t('tool.sound'), () => {
    const { sound } = app.settings;
    app.changeSettings({ sound: { ...sound, on: !sound.on } });
  });
  element.classList.add('tool-sound');
  function show(): void {
    const { on } = app.settings.sound;
    if (element.getAttribute('aria-pressed') === String(on)) return;
    setAttribute(element, 'aria-pressed', on);
    element.replaceChildren(elementOf(icon(on ? 'sound' : 'mute')));
  }
  show();
  return { element, destroy: app.subscribe(show) };
}
