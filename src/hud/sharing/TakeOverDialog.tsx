import type { Ref, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { TextButton } from '../kit/Button.tsx';
import { useTexts } from '../kit/context.tsx';
import { Dialog, useClose } from '../kit/Dialog.tsx';
import form from '../kit/form.module.css';
import text from '../kit/text.module.css';

interface TakeOverProps {
  /** `true`: go on here. Called with `false`, too, when the dialog is gone. */
  readonly onAnswer: (here: boolean) => void;
}

/** Asks whether to go on here with a game that is open in another tab. */
export function TakeOverDialog({ onAnswer }: TakeOverProps): VNode {
  const { t, code } = useTexts();
  const here = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    here.current?.focus();
    // Closed in any other way: the game stays in the other tab.
    return () => onAnswer(false);
  }, [onAnswer]);
  return (
    <Dialog title={t('elsewhere.title')}>
      <p>{code('game-elsewhere')}</p>
      <p class={text.hint}>{t('elsewhere.hint')}</p>
      <div class={form.end}>
        <HereButton button={here} onPress={() => onAnswer(true)} />
      </div>
    </Dialog>
  );
}

interface HereButtonProps {
  readonly button: Ref<HTMLButtonElement>;
  readonly onPress: () => void;
}

function HereButton({ button, onPress }: HereButtonProps): VNode {
  const close = useClose();
  return (
    <TextButton
      ref={button}
      look="go"
      sign="play"
      onPress={() => {
        onPress();
        close();
      }}
    >
      {useTexts().t('elsewhere.here')}
    </TextButton>
  );
}
