import { textButton } from '../kit/controls.ts';
import type { Hud } from '../kit/hud.ts';

/** A button from an empty page to the new-game form. */
export function startButton({ host, texts }: Hud, leave: () => void): HTMLElement {
  const press = (): void => {
    leave();
    const form = host.querySelector<HTMLElement>('.menu-new');
    form?.scrollIntoView({ block: 'start' });
    form?.querySelector('input')?.focus({ preventScroll: true });
  };
  return textButton('go', texts.t('saved.start'), press, 'play').element;
}
