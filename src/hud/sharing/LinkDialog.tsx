import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useTexts } from '../kit/context.tsx';
import { Dialog } from '../kit/Dialog.tsx';

interface LinkDialogProps {
  readonly title: string;
  readonly link: string;
  /** What to say once it is copied; `null` if the player has to copy it. */
  readonly done: string | null;
}

export function LinkDialog({ title, link, done }: LinkDialogProps): VNode {
  const { t } = useTexts();
  const shown = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (done === null) shown.current?.select();
  }, [done]);
  return (
    <Dialog title={title}>
      <p>{done ?? t('link.copy')}</p>
      <textarea ref={shown} readOnly rows={4} aria-label={title}>
        {link}
      </textarea>
    </Dialog>
  );
}
