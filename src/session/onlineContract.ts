import { formatSetText } from '../game/index.ts';
import type { TileSet } from '../game/index.ts';
import { materialOfTerms } from '../net/log/terms.ts';
import type { Phrase, Say } from '../net/wire/message.ts';
import type { Asked } from '../net/log/entry.ts';
import type { Begins, Side, Terms } from '../net/log/terms.ts';
import type { LinkState } from '../net/room/view.ts';

export type { Asked, Begins, LinkState, Phrase, Say, Side, Terms };

/** A set of one's own as terms carry it, and back; `null`: the tiles that come with the game. */
export const setTextOf = (set: TileSet): string => formatSetText(set);
export const setOfTerms = (terms: Terms): TileSet | null => materialOfTerms(terms).set;

/** A room for two devices, as the HUD sees it. Pairs are by side: the host is 0. */
export interface OnlineView {
  readonly role: 'host' | 'guest' | 'watch';
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
  /** Round trip in milliseconds. */
  readonly latency: number | null;
  readonly me: string;
  readonly other: string | null;
  readonly lobby: LobbyView | null;
  /** Somebody who wishes to come in: the host decides. */
  readonly applicant: string | null;
  /** Somebody who wishes to watch: both decide. */
  readonly watcher: { readonly name: string; readonly answered: boolean } | null;
  readonly watching: number;
  /** A match is under way. */
  readonly playing: boolean;
  /** The match takes up one that was cut off: tiles were drawn anew. */
  readonly renewed: boolean;
  /** How the match ended, if not by its last tile. */
  readonly ended: { readonly type: 'drawn' } | { readonly type: 'resigned'; readonly mine: boolean } | { readonly type: 'over' } | null;
  /** The id under which the match is kept when it has ended; `null` before it begins, and for who watches. */
  readonly keptAs: string | null;
  readonly ask: { readonly mine: boolean; readonly what: Asked } | null;
  readonly may: { readonly undo: boolean; readonly draw: boolean; readonly resign: boolean; readonly takeOver: boolean };
  readonly chat: readonly ChatView[];
  /** What the other device did against the rules; nothing is taken from it any more. */
  readonly cheat: string | null;
  /** Why it does not go on, as a code for a sentence. */
  readonly trouble: string | null;
  /** The other device is there, but does not tell its secret. */
  readonly withheld: boolean;
  /** Pairing by texts: what this device has to hand over now. */
  readonly handOver: { readonly kind: 'offer' | 'answer'; readonly text: string } | null;
}

export interface LobbyView {
  readonly terms: Terms;
  readonly agreed: { readonly mine: boolean; readonly other: boolean };
  /** Takes up a game that was cut off: only the names can still be changed. */
  readonly renewed: boolean;
}

export interface ChatView {
  readonly id: string;
  readonly mine: boolean;
  readonly say: Say;
}

export interface Online {
  readonly view: OnlineView;
  subscribe(listener: () => void): () => void;
  answerApplicant(yes: boolean): void;
  answerWatcher(yes: boolean): void;
  setTerms(terms: Terms): void;
  agree(): void;
  ask(what: Asked): void;
  answer(yes: boolean): void;
  resign(): void;
  say(say: Say): void;
  /** The other device is gone for good: this one goes on as host of a new room. Answers, like `take`, with a code if it cannot be. */
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
}

export interface Joining {
  readonly name: string;
  /** A code, the fragment of a link, or the text of an offer. */
  readonly invitation: string;
  readonly watch: boolean;
}
