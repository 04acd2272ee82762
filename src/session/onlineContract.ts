import { formatSetText, parseSetText } from '../game/index.ts';
import type { TileSet } from '../game/index.ts';
import type { Phrase, Say } from '../net/wire/message.ts';
import type { Asked } from '../net/log/entry.ts';
import { WAITS, mayLapse } from '../net/log/terms.ts';
import type { Begins, Side, Terms } from '../net/log/terms.ts';
import type { PastView } from '../net/room/look.ts';
import type { LinkState } from '../net/room/view.ts';

export { WAITS, mayLapse };
export type { Asked, Begins, LinkState, Phrase, Say, Side, Terms };

/** A custom set as terms contain it, and back; `null`: the tiles that ship with the game. */
export const setTextOf = (set: TileSet): string => formatSetText(set);
export function setOfTerms({ set }: Pick<Terms, 'set'>): TileSet | null {
  const parsed = set === undefined ? null : parseSetText(set);
  // Terms are validated when they arrive.
  return parsed?.ok ? parsed.value : null;
}

/** Who sits in the room, clockwise from the host. */
export interface OnlinePlayer {
  readonly side: Side;
  readonly name: string;
  /** The look (art/players.ts). */
  readonly colour: number;
  /** `free`: nobody yet. */
  readonly kind: 'me' | 'peer' | 'bot' | 'free';
  /** Of a computer player. */
  readonly level: string | null;
  readonly here: boolean;
  /** To the offered terms. */
  readonly agreed: boolean;
}

/** A room for several devices, as the HUD sees it. */
export interface OnlineView {
  readonly role: 'host' | 'guest' | 'watch';
  /** The rule set that is played, or about to be. */
  readonly rules: string;
  readonly side: Side;
  /** Through a signalling server, or by exchanging texts. */
  readonly way: 'server' | 'texts';
  /** In the form for reading aloud. */
  readonly code: string;
  /** Fragment of the invitation link. */
  readonly invite: string;
  /** Is the signalling server connected? `null` if none is used. */
  readonly server: 'looking' | 'ready' | null;
  readonly link: LinkState;
  /** Round trip in milliseconds, the longest of all. */
  readonly latency: number | null;
  readonly me: string;
  /** Everyone in the room; empty before a guest knows. */
  readonly players: readonly OnlinePlayer[];
  /** Guest: the host's name before the players are known. */
  readonly hostName: string | null;
  /** There is a free seat. */
  readonly open: boolean;
  readonly lobby: LobbyView | null;
  /** A guest who wants to join: the host decides. */
  readonly applicant: string | null;
  /** A device that wants to watch: all players decide. */
  readonly watcher: { readonly name: string; readonly answered: boolean } | null;
  readonly watching: number;
  /** A match is in progress. */
  readonly playing: boolean;
  /** The match continues an interrupted one: tiles were drawn again. */
  readonly renewed: boolean;
  /** How the match ended; `by`: the player who resigned. */
  readonly ended:
    | { readonly type: 'drawn' }
    | { readonly type: 'resigned'; readonly mine: boolean; readonly by: number; readonly name: string }
    | { readonly type: 'over' }
    | null;
  /** The id under which the match is archived when it has ended; `null` before it starts, and for spectators. */
  readonly keptAs: string | null;
  /** A request to all others; `answered`: this side has agreed already. */
  readonly ask: {
    readonly id: string;
    readonly mine: boolean;
    readonly name: string;
    readonly what: Asked;
    readonly answered: boolean;
  } | null;
  /** Who has left for good: a computer player has taken over the seat. */
  readonly left: readonly string[];
  readonly may: {
    readonly undo: boolean;
    readonly draw: boolean;
    readonly resign: boolean;
    readonly takeOver: boolean;
  };
  readonly chat: readonly ChatView[];
  /** How a device broke the rules; nothing more is accepted from it. */
  readonly cheat: { readonly code: string; readonly name: string } | null;
  /** Guest: code of the room in which the host continues this game. */
  readonly movedTo: string | null;
  /** Guest: whom the host accuses of that; the host has stopped the match. */
  readonly stopped: string | null;
  /** Why it does not continue, as the code of a text. */
  readonly trouble: string | null;
  /** Who is there, but withholds their secret. */
  readonly withheld: readonly string[];
  /** Pairing by texts: what this device has to pass on now. */
  readonly handOver: { readonly kind: 'offer' | 'answer'; readonly text: string } | null;
}

export interface LobbyView {
  readonly terms: Terms;
  readonly agreed: boolean;
  /** Continues a prior game: only the names can still be changed. */
  readonly renewed: boolean;
  /** Guest: what is known about that game; `waiting`: nothing yet. */
  readonly past: {
    readonly verdict: PastView['verdict'] | 'waiting';
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
  answerApplicant(yes: boolean): void;
  answerWatcher(yes: boolean): void;
  /** Host, before the match: adds a computer player, or removes a player from their seat. */
  seatBot(name: string, level: string): void;
  unseat(side: Side): void;
  setTerms(terms: Terms): void;
  agree(): void;
  ask(what: Asked): void;
  /** `id`: of the request that was shown; it does not answer any other. */
  answer(yes: boolean, id: string): void;
  resign(): void;
  say(say: Say): void;
  /** Another device is gone for good: this one continues as host of a new room. Like `take`, it returns a code if that is not possible. */
  takeOver(): Promise<string | null>;
  /** Pairing by texts: a new offer of the host. */
  offer(): Promise<void>;
  /** Pairing by texts: the text of the other device. */
  take(text: string): Promise<string | null>;
}

/** What an invitation needs to be made. */
export interface Hosting {
  readonly way: 'server' | 'texts';
  readonly terms: Terms;
  /** Number of seats, including computer players; absent: as many as the game allows. */
  readonly places?: number;
}

export interface Joining {
  readonly name: string;
  /** A code, the fragment of a link, or the text of an offer. */
  readonly invitation: string;
  readonly watch: boolean;
}
