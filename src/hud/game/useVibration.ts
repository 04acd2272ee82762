import { useLayoutEffect } from 'preact/hooks';
import { useSettings } from '../kit/context.tsx';
import { vibrate } from '../kit/vibration.ts';
import { usePrevious, useView } from '../table/useMatch.tsx';

/** Vibrates when the player's gesture becomes a part of the game, in whatever way they confirmed it. */
export function useVibration(): void {
  const { vibration } = useSettings();
  const now = useView();
  const before = usePrevious(now);
  useLayoutEffect(() => {
    const hadGesture = before?.myTurn === true && before.gesture.type !== 'idle';
    if (vibration && hadGesture && !now.isReplay && now.log.length > before.log.length) vibrate();
  }, [now]);
}
