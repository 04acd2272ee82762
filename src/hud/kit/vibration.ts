/** In milliseconds: felt, not heard. */
const SHORT = 15;

/** Browsers of computers have the function, but nothing that vibrates. */
export const canVibrate = (): boolean => typeof navigator.vibrate === 'function' && navigator.maxTouchPoints > 0;

/** Vibrates shortly, where the device can. */
export function vibrate(): void {
  if (canVibrate()) navigator.vibrate(SHORT);
}
