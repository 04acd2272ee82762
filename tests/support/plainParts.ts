import type { Laid, PlainAction, PlainGame, Spot } from './plainBoard.ts';

/**
 * What a module adds to the second implementation of the rules, besides what the turn itself (plainCarcassonne.ts) asks
 * of the modules that change it: `part` in `plain.ts` of its folder in tests/expansions. All are asked only in games
 * with the module.
 */
export interface PlainPart {
  /** A figure that each player has one of and that is placed like a follower; its weight in a majority. */
  readonly figure?: { readonly id: string; readonly weight: number };
  /** Whether a tile whose sides match may lie there. */
  allows?(game: PlainGame, laid: Laid): boolean;
  /** Worth of a region, finished or not, if the module decides it: the first that does. `points`: in the base game. */
  worth?(game: PlainGame, region: readonly Spot[], points: number): number | undefined;
  /** Whether somebody may be deployed there who otherwise may. */
  admits?(game: PlainGame, spot: Spot): boolean;
  /** Actions instead of a deployment. */
  choices?(game: PlainGame): readonly PlainAction[];
  /** By verb: what they do, before the turn goes on. */
  readonly plays?: Readonly<Record<string, (game: PlainGame, action: PlainAction) => PlainGame>>;
}

const PARTS = new Map<string, PlainPart>();

/** Makes a module's part known. */
export const addPart = (id: string, part: PlainPart): void => void PARTS.set(id, part);

/** The parts of the modules of a game. */
export const partsOf = ({ options: { modules = [] } }: Pick<PlainGame, 'options'>): readonly PlainPart[] =>
  modules.flatMap((id) => PARTS.get(id) ?? []);
