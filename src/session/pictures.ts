import type { Studio } from '../art/contract.ts';
import { MATERIAL, RULE_SET_IDS, materialOf } from '../game/index.ts';
import type { RuleSetId } from '../game/index.ts';
import type { Application } from './appPorts.ts';
import type { Current } from './current.ts';
import { gameOf } from './games/index.ts';
import { paintedBoard } from './games/painted.ts';
import type { Painted } from './games/painted.ts';

interface Wishes {
  readonly studio: (wish: Painted) => Studio;
  readonly atTable: () => Current | null;
  /** The rule set of the latest game on a board. */
  readonly lastRules: () => RuleSetId | undefined;
}

/** Data and pictures of the current match's tiles; the painter of that match or of a given set. */
export function picturesOf(wishes: Wishes): Pick<Application, 'tile' | 'tilePicture' | 'studio'> {
  const studio: Application['studio'] = (set) => {
    const current = wishes.atTable();
    if (current && set === undefined)
      return wishes.studio(gameOf(current.game.rules).painted(current.match.view.state));
    const skin = RULE_SET_IDS.find((id) => id === current?.game.rules) ?? wishes.lastRules() ?? 'castle';
    return wishes.studio(paintedBoard(skin, materialOf(set ?? undefined)));
  };
  return {
    studio,
    tile(id) {
      const tiles = wishes.atTable()?.match.view.tiles ?? MATERIAL.tiles;
      const tile = tiles.find((spec) => spec.id === id);
      if (!tile) throw new Error(`Expected a known tile, not ${id}`);
      return tile;
    },
    async tilePicture(id, rotation) {
      const picture = (await studio().tile(id))[rotation];
      if (!picture) throw new Error(`Expected a picture for rotation ${rotation}`);
      return picture;
    },
  };
}
