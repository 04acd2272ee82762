import { useLayoutEffect, useState } from 'preact/hooks';
import type { TileId } from '../../../game/index.ts';
import { useHud } from '../../../hud/kit/context.tsx';

/** How the parts of a bazaar move. */

interface Motion {
  readonly frames: Keyframe[];
  /** At normal speed, in milliseconds. */
  readonly duration: number;
}

export const RISING: Motion = {
  frames: [
    { transform: 'translateY(0.8rem) scaleY(0.4)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ],
  duration: 420,
};
export const SWELLING: Motion = {
  frames: [{ transform: 'scale(1)' }, { transform: 'scale(1.25)' }, { transform: 'scale(1)' }],
  duration: 360,
};
export const KNOCKING: Motion = {
  frames: [
    { transform: 'rotate(-50deg)' },
    { transform: 'rotate(8deg)' },
    { transform: 'rotate(-35deg)' },
    { transform: 'none' },
  ],
  duration: 420,
};

/** A tile waits so long for its picture before it comes, in milliseconds at normal speed. */
const PATIENCE = 500;

/** Whether a tile comes to its stall: once its picture is there, so that it does not change while it rises. */
export function useArrival(tile: TileId | null, moves: boolean): boolean {
  const { app, calm } = useHud();
  const { speed } = app.settings;
  const [come, setCome] = useState<TileId | null>(null);
  const waits = tile !== null && moves && speed > 0 && !calm();
  useLayoutEffect(() => {
    if (!waits) return setCome(tile);
    const arrive = (): void => setCome(tile);
    const timer = setTimeout(arrive, PATIENCE / speed);
    const stop = app.watchTile(tile, arrive);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [app, tile]);
  return !waits || come === tile;
}

/** Moves an element, unless the player wants no motion. */
export function useMotion(): (part: HTMLElement | null, motion: Motion) => void {
  const { app, calm } = useHud();
  return (part, { frames, duration }) => {
    const { speed } = app.settings;
    if (part && speed > 0 && !calm()) part.animate(frames, { duration: duration / speed, easing: 'ease-out' });
  };
}
