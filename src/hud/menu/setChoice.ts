import { createElement } from 'preact';
import type { TileSet } from '../../game/index.ts';
import type { Hud } from '../kit/hud.ts';
import { island } from '../kit/render.tsx';
import { SetChoice as Choice, setsToChoose } from './SetChoice.tsx';

export interface SetChoice {
  readonly element: HTMLElement;
  /** `null`: the set that comes with the game. */
  value(): TileSet | null;
  /** Offers the complete sets of this device, and an agreed one that is not among them. */
  show(agreed?: TileSet | null): void;
}

/** For callers that are no components yet. */
export function createSetChoice(hud: Hud, changed: () => void = () => {}): SetChoice {
  let sets: readonly TileSet[] = [];
  let value: TileSet | null = null;
  const onChange = (set: TileSet | null): void => {
    value = set;
    update();
    changed();
  };
  const { element, update } = island(hud, () => createElement(Choice, { sets, value, onChange }));
  return {
    element,
    value: () => value,
    show(agreed) {
      sets = setsToChoose(hud.app.workshop.sets, agreed ?? null);
      const wanted = agreed === undefined ? value : agreed;
      value = sets.find(({ digest }) => digest === wanted?.digest) ?? null;
      update();
    },
  };
}
