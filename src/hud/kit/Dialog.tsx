import { clsx } from 'clsx';
import { createContext } from 'preact';
import type { ComponentChild, ComponentChildren, VNode } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { RoundButton } from './Button.tsx';
import { HudProvider, useFreshId, useHud, useTexts } from './context.tsx';
import type { Hud } from './hud.ts';
import { renderInto } from './render.ts';
import surface from './surface.module.css';
import styles from './Dialog.module.css';

const CloseContext = createContext<(() => void) | null>(null);

/** Closes the dialog around this component. */
export function useClose(): () => void {
  const close = useContext(CloseContext);
  if (!close) throw new Error('Expected a dialog around this component');
  return close;
}

interface DialogProps {
  readonly title: string;
  /** What closing it means, if it means more than that. */
  readonly closeLabel?: string;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

/** A modal native dialog; Esc and a click outside close it, and the browser restores the focus. */
export function Dialog({ title, closeLabel, class: look = '', children }: DialogProps): VNode {
  const { t } = useTexts();
  const heading = useFreshId('dialog');
  const closed = useContext(CloseContext);
  const element = useRef<HTMLDialogElement>(null);
  const close = (): void => element.current?.close();
  useLayoutEffect(() => element.current?.showModal(), []);
  return (
    <dialog
      ref={element}
      class={clsx(surface.slip, styles.dialog, look)}
      aria-labelledby={heading}
      onClick={(event) => {
        if (event.target === event.currentTarget && isBeside(event.currentTarget, event)) close();
      }}
      onKeyDown={(event) => event.stopPropagation()}
      onClose={(event) => event.target === event.currentTarget && closed?.()}
    >
      <header class={styles.head}>
        <h2 id={heading}>{title}</h2>
        <RoundButton sign="close" label={closeLabel ?? t('close')} onPress={close} />
      </header>
      <div class={styles.body}>
        <CloseContext.Provider value={close}>{children}</CloseContext.Provider>
      </div>
    </dialog>
  );
}

interface DialogOverProps extends DialogProps {
  readonly onClosed: () => void;
}

/**
 * A dialog over the one that renders it, perhaps within a form. Enter in a field returns, as on a page of its own, and
 * does not submit that form.
 */
export const DialogOver = ({ onClosed, ...dialog }: DialogOverProps): VNode => (
  <CloseContext.Provider value={onClosed}>
    <Dialog {...dialog}>
      <div
        class={styles.over}
        onKeyDown={(event) => {
          const { target, currentTarget } = event;
          if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
          event.preventDefault();
          currentTarget.closest('dialog')?.close();
        }}
      >
        {dialog.children}
      </div>
    </Dialog>
  </CloseContext.Provider>
);

function isBeside(dialog: HTMLDialogElement, event: MouseEvent): boolean {
  const box = dialog.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
}

/** Shows a component whose root is a `Dialog`, until it is closed. */
export function showDialog(hud: Hud, dialog: ComponentChild): void {
  const box = document.createElement('div');
  hud.host.append(box);
  const closed = (): void => {
    renderInto(box, null);
    box.remove();
  };
  renderInto(
    box,
    <HudProvider hud={hud}>
      <CloseContext.Provider value={closed}>{dialog}</CloseContext.Provider>
    </HudProvider>,
  );
}

/** For components that open dialogs. */
export function useDialogs(): (dialog: ComponentChild) => void {
  const hud = useHud();
  return (dialog) => showDialog(hud, dialog);
}
