import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { TextButton } from './Button.tsx';
import { useTexts } from './context.tsx';
import rows from './rows.module.css';

interface SureProps {
  /** Hidden otherwise. */
  readonly asking: boolean;
  readonly question: string;
  readonly yes: string;
  /** Which answer gets the focus. */
  readonly first: 'yes' | 'no';
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before something that cannot be undone. */
export function Sure({ asking, question, yes, first, onYes, onNo }: SureProps): VNode {
  const answer = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (asking) answer.current?.focus();
  }, [asking]);
  return (
    <div class={rows.sure} role="group" aria-label={question} hidden={!asking}>
      <span>{question}</span>
      <TextButton ref={first === 'yes' ? answer : null} look="danger" onPress={onYes}>
        {yes}
      </TextButton>
      <TextButton ref={first === 'no' ? answer : null} look="plain" onPress={onNo}>
        {useTexts().t('cancel')}
      </TextButton>
    </div>
  );
}
