import type { Texts } from '../../i18n/texts.ts';
import { h, setText } from './dom.ts';

/** A sentence for what has failed, hidden while nothing has; `tell` takes an error code. */
export function createAlert(texts: Pick<Texts, 'code'>): {
  readonly element: HTMLElement;
  readonly tell: (code: string | null) => void;
} {
  const element = h('p', { class: 'trouble', role: 'alert', hidden: true });
  return {
    element,
    tell(code) {
      setText(element, code === null ? '' : texts.code(code));
      element.hidden = code === null;
    },
  };
}
