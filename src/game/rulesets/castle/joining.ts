import { PORTS } from '../../core/tileTable.ts';
import { SIDE_CLASSES } from './material.ts';
import type { Material } from './material.ts';
import { sideBits } from './unseenShapes.ts';
import { KINDS } from './vocabulary.ts';

const SIDE_PORTS = 4 * PORTS;

/** Finds the tiles that join two regions on a cell; every answer is kept, because the same questions return. */
export class Joining {
  /** By kind and constraints of the cell, then by the ports of both regions. */
  private readonly known: readonly Map<number, Uint8Array>[];

  constructor(private readonly material: Material) {
    this.known = Array.from({ length: KINDS.length << (SIDE_CLASSES * 4) }, () => new Map());
  }

  /**
   * The tiles that fit in a rotation in which one feature of this kind meets both regions. `blocked`: as for
   * `UnseenShapes.fitting`; `ports`: those of the cell at which the regions show, as bits `side × 3 + port`, 12 for each.
   */
  tiles(kind: number, blocked: number, ports: number): Uint8Array {
    const known = this.known[blocked * KINDS.length + kind] as Map<number, Uint8Array>;
    let found = known.get(ports);
    if (!found) {
      found = this.find(kind, blocked, ports >> SIDE_PORTS, ports & ((1 << SIDE_PORTS) - 1));
      known.set(ports, found);
    }
    return found;
  }

  private find(kind: number, blocked: number, a: number, b: number): Uint8Array {
    const { tiles, table } = this.material;
    const metBy = (row: number, ports: number): readonly number[] =>
      Array.from({ length: SIDE_PORTS }, (_, port) => row * SIDE_PORTS + port)
        .filter((at, port) => (ports >> port) & 1 && table.portKinds[at] === kind)
        .map((at) => table.ports[at] as number);
    const joins = (row: number): boolean => {
      const met = metBy(row, b);
      return (
        (sideBits(table.classes, row * 4) & blocked) === 0 && metBy(row, a).some((feature) => met.includes(feature))
      );
    };
    return Uint8Array.from([...tiles.keys()].filter((tile) => [0, 1, 2, 3].some((turn) => joins(tile * 4 + turn))));
  }
}

const ofMaterial = new WeakMap<Material, Joining>();

/** What is known of a material, for all games with it. */
export function joiningOf(material: Material): Joining {
  const joining = ofMaterial.get(material) ?? new Joining(material);
  ofMaterial.set(material, joining);
  return joining;
}
