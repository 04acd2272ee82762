import type { RuleSetId, TileSet, TokenUse } from '../../game/index.ts';
import type { NewGame, Seat } from '../../session/contract.ts';

/** What the form says, before it is known who begins. */
export interface Wishes {
  readonly rules: RuleSetId;
  /** `null`: the tiles that come with the game. */
  readonly set?: TileSet | null;
  readonly opponent: 'human' | 'bot';
  readonly level: string;
  readonly names: readonly [string, string];
  /** Looks of the two persons. */
  readonly colours: readonly [number, number];
  readonly begins: 'random' | 'first' | 'second';
  readonly tokenUse: TokenUse;
  readonly tokens: boolean;
  readonly seed: string;
}

export interface Chances {
  /** Draws who begins. */
  coin(): boolean;
  freshSeed(): string;
}

/** Seats the two persons in the order of play. Names and colours stay with their person. */
export function toNewGame(wishes: Wishes, defaultTokenUse: TokenUse, chances: Chances): NewGame {
  const other: Seat = wishes.opponent === 'bot' ? { kind: 'bot', level: wishes.level } : { kind: 'human' };
  const first = { name: wishes.names[0], seat: { kind: 'human' } as Seat, colour: wishes.colours[0] };
  const second = { name: wishes.names[1], seat: other, colour: wishes.colours[1] };
  const swapped = wishes.begins === 'second' || (wishes.begins === 'random' && chances.coin());
  const [a, b] = swapped ? [second, first] : [first, second];
  return {
    rules: wishes.rules,
    ...(wishes.set ? { set: wishes.set } : {}),
    options: { ...(wishes.tokenUse === defaultTokenUse ? {} : { tokenUse: wishes.tokenUse }), ...(wishes.tokens ? {} : { tokens: false }) },
    players: [a.name, b.name],
    seats: [a.seat, b.seat],
    colours: [a.colour, b.colour],
    seed: wishes.seed.trim() || chances.freshSeed(),
  };
}
