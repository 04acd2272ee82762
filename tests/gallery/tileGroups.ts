import type { PaintSkin } from '../../src/art/contract.ts';
import { seededRandom } from '../../src/game/index.ts';
import type { GameAdapter, GivenOptions, TileSpec } from '../../src/game/index.ts';
import { gameOf } from '../../src/session/games/index.ts';

/** Tiles that a rule set adds together: its own, those of a module, or those of an option's value. */
export interface TileGroup {
  readonly rules: string;
  readonly name: string;
  readonly skin: PaintSkin;
  readonly tiles: readonly TileSpec[];
}

export const OWN = 'own tiles';

/** Every tile that its adapter can put on the table, once. */
export function tileGroupsOf(rules: GameAdapter): readonly TileGroup[] {
  const requests: { readonly name: string; readonly options: GivenOptions }[] = [
    { name: OWN, options: {} },
    ...rules.modules.map((module) => ({ name: module, options: { modules: [module] } })),
    ...rules.options.flatMap(({ name, values, module }) =>
      values.slice(1).map((value) => ({
        name: `${name}: ${value}`,
        options: { ...(module === null ? {} : { modules: [module] }), [name]: value },
      })),
    ),
  ];
  const seen = new Set<string>();
  return requests.flatMap(({ name, options }) => {
    if (!rules.parseOptions(options).ok) return [];
    const state = rules.deal({ options, players: rules.seats.fewest }, seededRandom('tiles'));
    const { skin, tiles } = gameOf(rules.id).painted(state);
    const fresh = tiles.filter((tile) => {
      const data = JSON.stringify(tile);
      return seen.has(data) ? false : seen.add(data);
    });
    return fresh.length > 0 ? [{ rules: rules.id, name, skin, tiles: fresh }] : [];
  });
}
