import type { ComponentProps, VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { TextButton } from '../kit/Button.tsx';

/** In milliseconds: the second click of a double click comes within this time. */
const DOUBLE = 500;

/** When the last answer was given; shared by buttons that answer one question after the other in the same place. */
export interface LastAnswer {
  current: number;
}

export const NEVER = -Infinity;

interface AnswerButtonProps extends Omit<ComponentProps<typeof TextButton>, 'disabled'> {
  readonly last: LastAnswer;
}

/**
 * A button of one question, with a key of its own. The next question does not take the rest of a double click that
 * answered the previous one: its buttons are disabled for a moment.
 */
export function AnswerButton({ last, onPress, ...others }: AnswerButtonProps): VNode {
  const [isEarly, setEarly] = useState(() => performance.now() - last.current < DOUBLE);
  useLayoutEffect(() => {
    if (!isEarly) return undefined;
    const timer = setTimeout(() => setEarly(false), DOUBLE);
    return () => clearTimeout(timer);
  }, [isEarly]);
  const press = (): void => {
    last.current = performance.now();
    onPress();
  };
  return <TextButton {...others} disabled={isEarly} onPress={press} />;
}
