import { clsx } from 'clsx';
import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { DialogOver } from './Dialog.tsx';
import { Icon } from './icons.tsx';
import text from './text.module.css';
import styles from './PageRow.module.css';

interface PageRowProps {
  /** Of the row, and of its page. */
  readonly title: string;
  /** What is chosen there, in words. */
  readonly told: string;
  readonly class?: string | undefined;
  /** Decoration beside the words. */
  readonly picture?: ComponentChildren;
  /** The words stand elsewhere already. */
  readonly wordless?: boolean;
  /** The page. */
  readonly children: ComponentChildren;
}

/** A button that says what is chosen, and opens a page of its own where that is changed. Back, Escape and Enter return. */
export function PageRow({ title, told, class: look, picture, wordless = false, children }: PageRowProps): VNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class={clsx(styles.row, look)}
        aria-label={wordless ? `${title}. ${told}` : undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {!wordless && (
          <span class={styles.words}>
            <span class={styles.title}>{title}</span>
            <span class={text.hint}>{told}</span>
          </span>
        )}
        {picture}
        <Icon name="forward" />
      </button>
      {open && (
        <DialogOver title={title} class={styles.page} onClosed={() => setOpen(false)}>
          {children}
        </DialogOver>
      )}
    </>
  );
}
