import type { Cell } from '../../game/index.ts';
import type { TableAids } from '../../session/tableAids.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** How far an arrow looks for the next thing. */
const REACH = 12;

export interface Look {
  /** Begins to look around with the keys, or ends it. */
  toggle(): void;
  /** Asks about a cell; asked again, about the next feature there. */
  ask(cell: Cell): void;
  /** True if the key was meant for looking around. */
  key(key: string): boolean;
}

export interface LookPorts<Pointed> {
  /** What there is to ask about on a cell. */
  thingsAt(cell: Cell): readonly Pointed[];
  /** Where it lies, if it lies on the board. */
  cellOf(pointed: Pointed): Cell | undefined;
  /** Where one begins. */
  start(): Cell;
}

/** Looking around with the keys: arrows go from cell to cell, Enter from feature to feature. */
export function createLook<Known, Layer, Pointed>(aids: TableAids<Known, Layer, Pointed>, { thingsAt, cellOf, start }: LookPorts<Pointed>): Look {
  const here = (): Cell => (aids.view.pointed && cellOf(aids.view.pointed)) ?? start();

  function step(dx: number, dy: number): void {
    const { x, y } = here();
    for (let n = 1; n < REACH; n += 1) {
      const [first] = thingsAt({ x: x + dx * n, y: y + dy * n });
      if (first) return aids.pin(first);
    }
  }

  function ask(cell: Cell): void {
    const things = thingsAt(cell);
    const { pointed } = aids.view;
    const place = things.findIndex((thing) => JSON.stringify(thing) === JSON.stringify(pointed));
    aids.pin(things[(place + 1) % things.length] ?? null);
  }

  function toggle(): void {
    const cell = here();
    aids.look(!aids.view.looking);
    if (aids.view.looking) aids.pin(thingsAt(cell)[0] ?? null);
  }

  return {
    toggle,
    ask,
    key(key) {
      if (!aids.view.looking) return false;
      const arrow = ARROWS[key];
      if (arrow) step(arrow[0], arrow[1]);
      else if (key === 'Enter' || key === ' ') ask(here());
      else if (key === 'Escape') toggle();
      else return false;
      return true;
    },
  };
}
