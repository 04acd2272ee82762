import { h, on } from './dom.ts';
import { freshId, roundButton } from './controls.ts';

export interface Dialog {
  readonly element: HTMLDialogElement;
  readonly body: HTMLElement;
  close(): void;
}

/** Opens a modal native dialog; Esc and a click outside close it, and the browser restores the focus. */
export function openDialog(host: HTMLElement, title: string, closeLabel: string, className = ''): Dialog {
  const heading = freshId('dialog');
  const body = h('div', { class: 'dialog-body' });
  const element = h(
    'dialog',
    { class: `slip dialog ${className}`, 'aria-labelledby': heading },
    h(
      'header',
      { class: 'dialog-head' },
      h('h2', { id: heading }, title),
      roundButton('close', closeLabel, () => element.close()),
    ),
    body,
  );
  on(element, 'click', (event) => {
    if (event.target === element && isBeside(element, event)) element.close();
  });
  on(element, 'keydown', (event) => event.stopPropagation());
  element.addEventListener('close', () => element.remove());
  host.append(element);
  element.showModal();
  return { element, body, close: () => element.close() };
}

function isBeside(dialog: HTMLDialogElement, event: MouseEvent): boolean {
  const box = dialog.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
}
