import type { VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { TextButton } from '../kit/Button.tsx';
import { copyText } from '../kit/clipboard.ts';
import { useTexts } from '../kit/context.tsx';

/** How long the button confirms, in milliseconds. */
const CONFIRMED = 2000;

/**
 * A button that copies a text and confirms it. The text is also shown somewhere, for copying by hand where the
 * clipboard is not available.
 */
export function CopyButton({ label, text }: { readonly label: string; readonly text: string }): VNode {
  const { t } = useTexts();
  const [isCopied, setCopied] = useState(false);
  useLayoutEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), CONFIRMED);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <TextButton
      look="plain"
      sign="link"
      onPress={() => void copyText(text).then((copied) => copied && setCopied(true))}
    >
      {isCopied ? t('room.copied') : label}
    </TextButton>
  );
}
