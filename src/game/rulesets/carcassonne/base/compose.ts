import { assert } from '../../../core/result.ts';
import type { LaidTile } from '../../../core/vocabulary.ts';
import { BASE_SHAPES } from './action.ts';
import { followerFigure } from './deploying.ts';
import type { CarcassonneTile, Material } from './material.ts';
import type { CarcassonneOptions } from './options.ts';
import type { Figure, Hooks, Interaction, RuleModule, Rules, Stage, Verb } from './hooks.ts';
import { MAX_DEPLOYED, MAX_SORTS, SLICES } from './table.ts';
import type { Table } from './table.ts';
import { BASE_STAGES } from './turn.ts';
import { KINDS, MAX_PLAYERS, SURROUNDED, TURN_PARTS } from './vocabulary.ts';
import type { Kind, TurnPart } from './vocabulary.ts';

/** Composes the rules of one game from the base game and its modules. */

/** Collects one hook of all modules, in their order. */
function gather<K extends keyof Hooks<Table>>(
  hooked: readonly Hooks<Table>[],
  name: K,
): readonly NonNullable<Hooks<Table>[K]>[] {
  return hooked.map((hooks) => hooks[name]).filter((hooks) => hooks !== undefined);
}

/** The tiles of a game: prepared for play, the sets in play, and the default start. */
export interface Tiles {
  readonly material: Material;
  readonly sets: readonly string[];
  readonly start: readonly LaidTile[];
}

/** The modules of a game in order, and the interactions that follow them. */
export interface Parts {
  readonly modules: readonly RuleModule<Table>[];
  readonly interactions: readonly Interaction<Table>[];
}

export function compose(
  { modules, interactions }: Parts,
  options: CarcassonneOptions,
  { material, sets, start }: Tiles,
): Rules<Table> {
  let next = SLICES;
  const hooked = modules.map((module) => {
    const base = next;
    const hooks = module.hooks(base, options);
    next += hooks.size ?? 0;
    return { id: module.id, base, hooks };
  });
  const addresses = Object.fromEntries(hooked.map(({ id, base }) => [id, base]));
  const parts = [...hooked.map(({ hooks }) => hooks), ...interactions.map((one) => one.hooks(addresses, options))];
  const stages = orderStages([...BASE_STAGES, ...parts.flatMap((hooks) => hooks.stages ?? [])], parts);
  const verbs = numberVerbs(stages);
  const figures: readonly Figure[] = [followerFigure(options), ...parts.flatMap((hooks) => hooks.figures ?? [])];
  assert(figures.length <= MAX_SORTS, `at most ${MAX_SORTS} sorts of figures, not ${figures.length}`);
  const people = figures.slice(1).reduce((sum, { each = 1 }) => sum + each, options.followers);
  const tooMany = people * MAX_PLAYERS > MAX_DEPLOYED;
  assert(!tooMany, `at most ${MAX_DEPLOYED / MAX_PLAYERS} figures for each player, not ${people}`);
  const printed = printedTiles(material);
  const stands = figures.reduce((bits, figure) => bits | figure.stands, 0);
  return {
    id: 'carcassonne',
    options,
    material,
    ...printed,
    sets,
    hooked,
    shapes: Object.assign({}, BASE_SHAPES, ...modules.map(({ shapes }) => shapes)) as typeof BASE_SHAPES,
    stages,
    ownFinal: parts
      .filter(({ stages: added }) => added?.some(({ part }) => isInFinal(part)))
      .map(({ readsFigures }) => readsFigures ?? (() => true)),
    stageOf: Object.fromEntries(
      TURN_PARTS.map((part) => [
        part,
        stages.filter((stage) => TURN_PARTS.indexOf(stage.part) < TURN_PARTS.indexOf(part)).length,
      ]),
    ) as Record<TurnPart, number>,
    verbs,
    offered: stages.map(({ choice }) => (choice?.verbs ?? []).map((verb) => verbs.indexOf(verb))),
    figures,
    companions: figures.reduce((bits, { accompanies }, f) => bits | (accompanies ? 1 << f : 0), 0),
    stands,
    surrounding: surroundingFeatures(material, stands),
    start: parts.map((hooks) => hooks.start?.(printed.allPrinted)).findLast((other) => other !== undefined) ?? start,
    size: next - SLICES,
    maxReturns: parts.reduce((sum, hooks) => sum + (hooks.maxReturns ?? 0), 0),
    conditions: gather(parts, 'conditions').flat(),
    possibilities: gather(parts, 'possibility'),
    arrange: gather(parts, 'arrange'),
    isInStack: gather(parts, 'isInStack'),
    tileToPlace: gather(parts, 'tileToPlace'),
    setsAside: gather(parts, 'setsAside'),
    continuesWithEmptyStack: gather(parts, 'continuesWithEmptyStack'),
    goesOn: gather(parts, 'goesOn'),
    nextPlayer: gather(parts, 'nextPlayer'),
    tileLaid: gather(parts, 'tileLaid'),
    forbidsDeploy: gather(parts, 'forbidsDeploy'),
    anywhere: gather(parts, 'anywhere'),
    forbidsFeature: gather(parts, 'forbidsFeature'),
    forbidsEntry: gather(parts, 'forbidsEntry'),
    danger: gather(parts, 'danger'),
    scored: gather(parts, 'scored'),
    figureStays: gather(parts, 'figureStays'),
    isProtected: gather(parts, 'isProtected'),
    isUncounted: gather(parts, 'isUncounted'),
    vicinity: gather(parts, 'vicinity'),
    rate: gather(parts, 'rate'),
    cityWorth: gather(parts, 'cityWorth'),
    farmersScored: gather(parts, 'farmersScored'),
    citySource: gather(parts, 'citySource'),
  };
}

/** The tiles without sites, which are not printed; sites come after all other features. */
function printedTiles({ tiles }: Material): Pick<Rules<Table>, 'printed' | 'allPrinted'> {
  const printed = new Map(
    tiles.flatMap((tile): readonly (readonly [string, CarcassonneTile])[] => {
      if (tile.id !== tile.printed) return [];
      const bare = tile.features.filter(({ kind }) => kind !== 'site');
      const { length } = bare;
      return [
        [
          tile.id,
          length === tile.features.length ? tile : { ...tile, features: bare, touches: tile.touches.slice(0, length) },
        ],
      ];
    }),
  );
  return { printed: tiles.map((tile) => printed.get(tile.printed) ?? tile), allPrinted: [...printed.values()] };
}

const isInFinal = (part: TurnPart): boolean => TURN_PARTS.indexOf(part) >= TURN_PARTS.indexOf('leave');

/** A garden is only a picture if no figure can be placed there. */
function surroundingFeatures({ tiles }: Material, stands: number): Uint32Array {
  const kinds = SURROUNDED & stands;
  return Uint32Array.from(tiles, ({ features }) =>
    features.reduce((bits, { kind }, f) => bits | (((kinds >> KINDS.indexOf(kind as Kind)) & 1) << f), 0),
  );
}

/**
 * Sorts the stages by part, keeping the given order within a part; adds the verbs that modules offer in choices of the
 * base game.
 */
function orderStages(stages: readonly Stage<Table>[], parts: readonly Hooks<Table>[]): readonly Stage<Table>[] {
  const further = parts.flatMap((hooks) => hooks.verbs ?? []);
  const ordered = TURN_PARTS.flatMap((part) => stages.filter((stage) => stage.part === part));
  return ordered.map((stage) => {
    const { choice } = stage;
    const joining = BASE_STAGES.includes(stage)
      ? further.flatMap(({ part, verb }) => (part === stage.part ? [verb] : []))
      : [];
    return choice && joining.length > 0
      ? { ...stage, choice: { ...choice, verbs: [...choice.verbs, ...joining] } }
      : stage;
  });
}

/** Lists every verb once, those of the base game first. Placing a tile must come first: the draw relies on it. */
function numberVerbs(stages: readonly Stage<Table>[]): readonly Verb<Table>[] {
  const verbs = [...new Set([...BASE_STAGES, ...stages].flatMap(({ choice }) => choice?.verbs ?? []))];
  assert(verbs[0]?.do === 'place', 'laying a tile as the first choice of the base game');
  return verbs;
}
