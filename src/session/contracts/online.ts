import { formatSetText, parseSetText } from '../../game/index.ts';
import type { TileSet } from '../../game/index.ts';
import type { Phrase, Say } from '../../net/wire/message.ts';
import type { Asked } from '../../net/log/entry.ts';
import { parseInvite } from '../../net/invitation.ts';
import { WAITS, mayLapse } from '../../net/log/terms.ts';
import type { Begins, Side, Terms } from '../../net/log/terms.ts';
import type { ServerState } from '../../net/channel/server.ts';
import type { LinkState } from '../../net/room/view.ts';

export { WAITS, mayLapse, parseInvite };
export type { Asked, Begins, LinkState, Phrase, Say, Side, Terms };

/** A custom set in the form that terms contain, and the reverse; `null`: the tiles that ship with the game. */
export const setTextOf = (set: TileSet): string => formatSetText(set);
export function setOfTerms({ set }: Pick<Terms, 'set'>): TileSet | null {
  const parsed = set === undefined ? null : parseSetText(set);
  // Terms are validated on arrival.
  return parsed?.ok ? parsed.value : null;
}

/** A seat of the room; seats are ordered clockwise from the host. */
export interface OnlinePlayer {
  readonly side: Side;
  readonly name: string;
  /** The look (art/players.ts). */
  readonly colour: number;
  /** `free`: not taken yet. */
  readonly kind: 'me' | 'peer' | 'bot' | 'free';
  /** Level of a computer player. */
  readonly level: string | null;
  readonly here: boolean;
  /** Has agreed to the offered terms. */
  readonly agreed: boolean;
}

/** Somebody who wants to join or to watch. */
export interface Asker {
  readonly id: string;
  readonly name: string;
}

/** A room for several devices, as the HUD sees it. */
export interface OnlineView {
  readonly role: 'host' | 'guest' | 'watch';
  /** The rule set that is played, or about to be. */
  readonly rules: string;
  readonly side: Side;
  /** The devices connect through a signalling server, or by exchanging texts. */
  readonly way: 'server' | 'texts';
  /** The room code, formatted for reading aloud. */
  readonly code: string;
  /** Fragment of the invitation link. */
  readonly invite: string;
  /** `null`: no signalling server is used. */
  readonly server: ServerState | null;
  readonly link: LinkState;
  /** Longest round trip to any device, in milliseconds. */
  readonly latency: number | null;
  readonly me: string;
  /** All seats; empty until a guest has received them. */
  readonly players: readonly OnlinePlayer[];
  /** Guest: the host's name before the players are known. */
  readonly hostName: string | null;
  /** A seat is free. */
  readonly open: boolean;
  readonly lobby: LobbyView | null;
  /** A guest who wants to join; the host decides. `others`: number of guests who ask, too. */
  readonly applicant: (Asker & { readonly others: number }) | null;
  /** A device that wants to watch; all players decide. */
  readonly spectator: (Asker & { readonly answered: boolean; readonly others: number }) | null;
  readonly watching: number;
  /** A match is in progress. */
  readonly playing: boolean;
  /** The match was interrupted and has gone on with other seats or another host. */
  readonly renewed: boolean;
  /** How the match ended; `by`: the player who resigned, or had no time left. */
  readonly ended:
    | { readonly type: 'drawn' }
    | { readonly type: 'resigned' | 'time-up'; readonly mine: boolean; readonly by: number; readonly name: string }
    | { readonly type: 'over' }
    | null;
  /** The id under which the match is archived when it has ended; `null` before it starts, and for spectators. */
  readonly keptAs: string | null;
  /** A request that everybody has to agree to; `answered`: this side has agreed already. */
  readonly ask: {
    readonly id: string;
    readonly mine: boolean;
    readonly name: string;
    readonly what: Asked;
    readonly answered: boolean;
  } | null;
  /** Names of players who left for good and were replaced by computer players. */
  readonly departed: readonly string[];
  readonly may: {
    readonly undo: boolean;
    readonly draw: boolean;
    readonly resign: boolean;
    readonly takeOver: boolean;
  };
  readonly chat: readonly ChatView[];
  /** A rule violation by another device, from which nothing more is accepted. */
  readonly cheat: { readonly code: string; readonly name: string } | null;
  /** Another device's log contradicts this one's; `twice`: who has given out both, if that is known. */
  readonly parting: { readonly twice: string | null } | null;
  /** Names of those who have not confirmed the opened match yet; the host can take the opening back. */
  readonly joining: readonly string[];
  /** Players whose device counts less time than this one has seen; by how many seconds. */
  readonly doubts: readonly { readonly name: string; readonly seconds: number }[];
  /** A player who has not moved for a long time; `isOver`: for longer than the agreed time. */
  readonly idle: { readonly name: string; readonly isOver: boolean } | null;
  /** Guest: the player whom the host accuses of a violation; the host has stopped the match. */
  readonly stopped: string | null;
  /** Why the match does not continue, as the code of a text. */
  readonly trouble: string | null;
  /** Players who are connected but withhold their secret. */
  readonly withheld: readonly string[];
  /** Pairing by texts: what the player has to pass on to the other device now. */
  readonly handOver: { readonly kind: 'offer' | 'answer'; readonly text: string } | null;
}

export interface LobbyView {
  readonly terms: Terms;
  readonly agreed: boolean;
  /** An interrupted match goes on, so nothing about the game can be changed. */
  readonly renewed: boolean;
  /**
   * That match, as far as it is in this device's log. `waiting`: this device does not have all of it yet; `without`: the
   * others have already continued it without this device.
   */
  readonly past: {
    readonly state: 'waiting' | 'checked' | 'without';
    readonly turn: number;
    readonly scores: readonly { readonly name: string; readonly score: number }[];
  } | null;
}

export interface ChatView {
  readonly id: string;
  readonly mine: boolean;
  readonly name: string;
  readonly say: Say;
}

export interface Online {
  readonly view: OnlineView;
  subscribe(listener: () => void): () => void;
  /** `id` of the person who was shown, so that nobody else is answered. */
  answerApplicant(yes: boolean, id: string): void;
  answerSpectator(yes: boolean, id: string): void;
  /** Host: turns away all who ask to join or to watch. */
  turnAllDown(): void;
  /** Host, before the match: adds a computer player, or removes a player from a seat. */
  seatBot(name: string, level: string): void;
  unseat(side: Side): void;
  setTerms(terms: Terms): void;
  agree(): void;
  /** Host: takes back an opening that not all have confirmed. */
  withdraw(): void;
  ask(what: Asked): void;
  /** `id` of the request that was shown, so that no other one is answered. */
  answer(yes: boolean, id: string): void;
  resign(): void;
  say(say: Say): void;
  /**
   * The match goes on without a device that is gone for good: in this room if this device is its host, otherwise with
   * this device as host of a new room. Returns `null`, or an error code.
   */
  takeOver(): Promise<string | null>;
  /** Contacts the signalling server again, at once. */
  retry(): void;
  /** Goes on in this room by exchanging texts, without the signalling server. */
  withoutServer(): Promise<void>;
  /** Pairing by texts starts again: the host makes a new offer, a guest drops the answer and waits for one. */
  pairAgain(): Promise<void>;
  /** Pairing by texts: accepts the text of the other device. Returns `null`, or an error code. */
  take(text: string): Promise<string | null>;
}

/** What is needed to create an invitation. */
export interface Hosting {
  readonly way: 'server' | 'texts';
  readonly terms: Terms;
  /** Number of seats, including computer players; by default as many as the game allows. */
  readonly places?: number;
}

export interface Joining {
  readonly name: string;
  /** A code, the fragment of a link, or the text of an offer. */
  readonly invitation: string;
  readonly watch: boolean;
}
