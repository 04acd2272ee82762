import { copyText } from '../kit/clipboard.ts';
import { textButton } from '../kit/controls.ts';
import type { Hud } from '../kit/hud.ts';

/**
 * A button that copies a text and confirms it. Callers also show the text, for copying by hand where the clipboard is
 * not available.
 */
export function copyButton({ texts }: Hud, label: string, text: () => string): HTMLElement {
  const button = textButton(
    'plain',
    label,
    () => {
      void copyText(text()).then((copied) => {
        if (!copied) return;
        button.label(texts.t('room.copied'));
        setTimeout(() => button.label(label), 2000);
      });
    },
    'link',
  );
  return button.element;
}
