import { formatSetText, parseSetText } from '../game/index.ts';
import type { TileSet } from '../game/index.ts';
import type { Phrase, Say } from '../net/wire/message.ts';
import type { Asked } from '../net/log/entry.ts';
import type { Begins, Side, Terms } from '../net/log/terms.ts';
import type { PastView } from '../net/room/look.ts';
import type { LinkState } from '../net/room/view.ts';

export type { Asked, Begins, LinkState, Phrase, Say, Side, Terms };

/** A set of one's own as terms carry it, and back; `null`: the tiles that come with the game. */
export const setTextOf = (set: TileSet): string => formatSetText(set);
export function setOfTerms({ set }: Pick<Terms, 'set'>): TileSet | null {
  const parsed = set === undefined ? null : parseSetText(set);
  // Terms are checked when they arrive.
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
  /** To the terms that are on offer. */
  readonly agreed: boolean;
}

/** A room for several devices, as the HUD sees it. */
export interface OnlineView {
  readonly role: 'host' | 'guest' | 'watch';
  /** What is played, or about to be. */
  readonly rules: string;
  readonly side: Side;
  /** By way of a signalling server, or by exchanging texts. */
  readonly way: 'server' | 'texts';
  /** As it is read out. */
  readonly code: string;
  /** Fragment of the link that invites. */
  readonly invite: string;
  /** Is the signalling server there? `null` where none is used. */
  readonly server: 'looking' | 'ready' | null;
  readonly link: LinkState;
  /** Round trip in milliseconds, the longest of all. */
  readonly latency: number | null;
  readonly me: string;
  /** Everybody in the room; empty before a guest knows. */
  readonly players: readonly OnlinePlayer[];
  /** Guest: the host's name before the players are known. */
  readonly hostName: string | null;
  /** Somebody may still come in. */
  readonly open: boolean;
  readonly lobby: LobbyView | null;
  /** Somebody who wishes to come in: the host decides. */
  readonly applicant: string | null;
  /** Somebody who wishes to watch: all players decide. */
  readonly watcher: { readonly name: string; readonly answered: boolean } | null;
  readonly watching: number;
  /** A match is under way. */
  readonly playing: boolean;
  /** The match takes up one that was cut off: tiles were drawn anew. */
  readonly renewed: boolean;
  /** How the match ended; `by`: the player who gave up. */
  readonly ended:
    | { readonly type: 'drawn' }
    | { readonly type: 'resigned'; readonly mine: boolean; readonly by: number; readonly name: string }
    | { readonly type: 'over' }
    | null;
  /** The id under which the match is kept when it has ended; `null` before it begins, and for who watches. */
  readonly keptAs: string | null;
  /** A question to all others; `answered`: this side has agreed already. */
  readonly ask: {
    readonly id: string;
    readonly mine: boolean;
    readonly name: string;
    readonly what: Asked;
    readonly answered: boolean;
  } | null;
  /** Who has left for good: a computer player goes on in the seat. */
  readonly left: readonly string[];
  readonly may: {
    readonly undo: boolean;
    readonly draw: boolean;
    readonly resign: boolean;
    readonly takeOver: boolean;
  };
  readonly chat: readonly ChatView[];
  /** What a device did against the rules; nothing is taken from it any more. */
  readonly cheat: { readonly code: string; readonly name: string } | null;
  /** Guest: code of the room in which the host goes on with this game. */
  readonly movedTo: string | null;
  /** Guest: whom the host accuses of that; the host's match is stopped. */
  readonly stopped: string | null;
  /** Why it does not go on, as a code for a sentence. */
  readonly trouble: string | null;
  /** Who is there, but does not tell his secret. */
  readonly withheld: readonly string[];
  /** Pairing by texts: what this device has to hand over now. */
  readonly handOver: { readonly kind: 'offer' | 'answer'; readonly text: string } | null;
}

export interface LobbyView {
  readonly terms: Terms;
  readonly agreed: boolean;
  /** Continues an interrupted game: only the names can still be changed. */
  readonly renewed: boolean;
  /** Guest: what is known of that game; `waiting`: nothing yet. */
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
  /** Host, before the match: a computer player takes a seat, or somebody has to leave his. */
  seatBot(name: string, level: string): void;
  unseat(side: Side): void;
  setTerms(terms: Terms): void;
  agree(): void;
  ask(what: Asked): void;
  /** `id`: of the question that was shown; another one is not answered by it. */
  answer(yes: boolean, id: string): void;
  resign(): void;
  say(say: Say): void;
  /** Another device is gone for good: this one goes on as host of a new room. Answers, like `take`, with a code if it cannot be. */
  takeOver(): Promise<string | null>;
  /** Pairing by texts: a fresh offer of the host. */
  offer(): Promise<void>;
  /** Pairing by texts: the text of the other device. */
  take(text: string): Promise<string | null>;
}

/** What an invitation asks for. */
export interface Hosting {
  readonly way: 'server' | 'texts';
  readonly terms: Terms;
  /** Seats, computer players among them; absent: as many as the game allows. */
  readonly places?: number;
}

export interface Joining {
  readonly name: string;
  /** A code, the fragment of a link, or the text of an offer. */
  readonly invitation: string;
  readonly watch: boolean;
}
