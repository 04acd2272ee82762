import { textButton } from '../kit/controls.ts';
import type { Hud } from '../kit/hud.ts';

/** Puts a text on the clipboard and says so. */
export function copyButton({ texts }: Hud, label: string, text: () => string): HTMLElement {
  const button = textButton('plain', label, () => {
    void navigator.clipboard.writeText(text()).then(
      () => {
        button.label(texts.t('room.copied'));
        setTimeout(() => button.label(label), 2000);
      },
      // Not allowed here: the text stands beside the button, to be marked and copied by hand.
      () => undefined,
    );
  }, 'link');
  return button.element;
}
