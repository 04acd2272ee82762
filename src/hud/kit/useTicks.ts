import { useLayoutEffect, useReducer } from 'preact/hooks';

const TICK = 250;

/** Renders again a few times a second while a clock runs; `what`: another clock starts them anew. */
export function useTicks(isRunning: boolean, what: unknown): void {
  const [, tick] = useReducer<number, void>((count) => count + 1, 0);
  useLayoutEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => tick(), TICK);
    return () => clearInterval(timer);
  }, [what, isRunning]);
}
