// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { CarriedTile } from '../../src/hud/game/CarriedTile.tsx';
import { TurnPanel } from '../../src/hud/game/TurnPanel.tsx';
import { newMatch } from './fixture.ts';
import { showAtTable } from './showing.tsx';

/** The tile in hand, while it is dragged onto the table. */

const pointer = (type: string, clientX: number, clientY: number): PointerEvent =>
  new PointerEvent(type, { bubbles: true, pointerId: 7, isPrimary: true, clientX, clientY });

function begin() {
  const match = newMatch({ seed: 'carried' });
  const ports = { carry: vi.fn(() => true), drop: vi.fn() };
  const page = showAtTable(
    match,
    <>
      <TurnPanel onTiles={() => undefined} />
      <CarriedTile ports={ports} />
    </>,
  );
  const hand = page.querySelector<HTMLElement>('[data-drag="hand"]');
  if (!hand) throw new Error('Expected the tile in hand');
  const carried = (): HTMLElement | null => page.querySelector('[data-carried]');
  return { match, ports, hand, carried };
}

test('a large picture of it follows the finger, and the table is told where it is', () => {
  const { ports, hand, carried } = begin();
  hand.dispatchEvent(pointer('pointerdown', 50, 700));
  hand.dispatchEvent(pointer('pointermove', 52, 698));
  expect(carried()).toBeNull();
  hand.dispatchEvent(pointer('pointermove', 150, 400));
  expect(carried()?.style.left).toBe('150px');
  expect(carried()?.style.top).toBe('400px');
  expect(ports.carry).toHaveBeenLastCalledWith({ x: 150, y: 400 });
  hand.dispatchEvent(pointer('pointerup', 150, 400));
  expect(carried()).toBeNull();
  expect(ports.drop).toHaveBeenCalledExactlyOnceWith(true);
  hand.dispatchEvent(pointer('pointermove', 10, 10));
  expect(ports.carry).toHaveBeenCalledTimes(1);
});

test('a tap on it drags nothing, and a drag that is broken off is told', () => {
  const { ports, hand, carried } = begin();
  hand.dispatchEvent(pointer('pointerdown', 50, 700));
  hand.dispatchEvent(pointer('pointerup', 50, 700));
  expect(ports.drop).not.toHaveBeenCalled();
  hand.dispatchEvent(pointer('pointerdown', 50, 700));
  hand.dispatchEvent(pointer('pointermove', 150, 400));
  hand.dispatchEvent(pointer('pointercancel', 150, 400));
  expect(carried()).toBeNull();
  expect(ports.drop).toHaveBeenCalledExactlyOnceWith(false);
});
