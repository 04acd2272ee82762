import { connectToServer } from '../../net/channel/server.ts';
import type { ServerConnection } from '../../net/channel/server.ts';
import { codeOfOffer, makeAnswer, makeOffer } from '../../net/channel/texts.ts';
import type { AnswerMade, OfferMade } from '../../net/channel/texts.ts';
import type { Servers } from '../../net/channel/servers.ts';
import { realClock } from '../../net/clock.ts';
import { DISTINCT_LOOKS, paintOf } from '../../art/players.ts';
import { newCode } from '../../net/invitation.ts';
import { isReady } from '../../net/log/logState.ts';
import type { Keep } from '../../net/room/disk.ts';
import { meetingsOf } from '../../net/room/meeting.ts';
import { hostElsewhere, joinElsewhere } from '../../net/room/lobby.ts';
import { createRoom } from '../../net/room/room.ts';
import type { Room } from '../../net/room/room.ts';
import type { RoomSave } from '../../net/room/save.ts';
import type { Result } from '../../game/index.ts';
import { accept } from '../../game/index.ts';
import type { LogState } from '../../net/log/logState.ts';
import type { LinkState, Online, OnlineView } from '../contracts/online.ts';
import { createPeerMatch } from './peerMatch.ts';
import type { PeerMatch } from './peerMatch.ts';
import { viewOfRoom } from './roomView.ts';

/** A room on this device: the protocol, the connections to other devices, the current match, and storage. */

export interface OnlinePorts {
  /** Saves the room, together with the match state. */
  readonly keep: Keep;
  /** Finds the saved room on this device whose log contains this match. */
  readonly recall: (match: string) => Promise<RoomSave | null>;
  readonly servers: () => Servers;
  readonly confirm: () => boolean;
  /** Minimum time between two actions of a computer player, in milliseconds. */
  readonly botPace: () => number;
  /** A match has started or continues, and has to be opened. */
  readonly onMatch: (play: PeerMatch) => void;
  /** There is no match to show, so the current one is closed and the room is shown. */
  readonly onLobby: () => void;
  readonly onChange: () => void;
  /** The room goes on under another invitation, or in another way. */
  readonly onMoved: (save: RoomSave) => Promise<void>;
  /** This device only watches. */
  readonly watches?: boolean;
}

export interface OpenRoom extends Online {
  readonly id: string;
  close(): void;
}

/** Refusals by a host that has proved its identity; calling again is pointless. */
const FINAL: readonly string[] = ['declined', 'seat-taken', 'not-admitted', 'left'];
/** In milliseconds; who refused without proof may be a stranger posing as the host, so the guest calls again. */
const AFTER_REFUSAL = 5000;
const REFUSED = ['not-invited', 'forged-key', 'other-version', 'door-busy'];

export function openOnline(save: RoomSave, ports: OnlinePorts): Result<OpenRoom> {
  const opened = createRoom(save, { clock: realClock, keep: ports.keep, freeLook, watches: ports.watches === true });
  return opened.ok ? accept(new RoomOnPage(save, opened.value, ports)) : opened;
}

class RoomOnPage implements OpenRoom {
  readonly id: string;
  private readonly save: RoomSave;
  private readonly room: Room;
  private readonly ports: OnlinePorts;
  private readonly listeners = new Set<() => void>();
  private connection: ServerConnection | null = null;
  private offer: OfferMade | null = null;
  private answered: AnswerMade | null = null;
  private handOver: OnlineView['handOver'] = null;
  private table: { readonly of: string; readonly play: PeerMatch } | null = null;
  private closed = false;
  /** Why this browser cannot make an offer, or why the last one led to no connection. */
  private failure: string | null = null;
  private refusedAt = -Infinity;
  private before: LinkState = 'apart';
  private shown: OnlineView | null = null;
  /** The match going on here that was looked for on this device. */
  private soughtMatch: string | null = null;

  constructor(save: RoomSave, room: Room, ports: OnlinePorts) {
    this.id = save.id;
    this.save = save;
    this.room = room;
    this.ports = ports;
    room.subscribe(() => this.changed());
    for (const type of WAKING) addEventListener(type, this.wake);
    document.addEventListener('visibilitychange', this.wake);
    void this.look();
    if (save.invitation.way === 'texts' && save.hosts) void this.makeNewOffer();
    this.bringToTable();
  }

  get view(): OnlineView {
    const { room, failure, connection, handOver } = this;
    const server = this.save.invitation.way === 'server' ? (connection?.state ?? 'looking') : null;
    return (this.shown ??= viewOfRoom(failure === null ? room.view : { ...room.view, trouble: failure }, {
      server,
      handOver,
    }));
  }

  private changed(): void {
    this.shown = null;
    const { trouble, link } = this.room.view;
    if (link === 'apart' && this.before !== 'apart' && REFUSED.includes(trouble ?? ''))
      this.refusedAt = performance.now();
    this.before = link;
    this.bringToTable();
    void this.recognize();
    if (!this.save.hosts && link !== 'apart') this.handOver = null;
    for (const listener of [...this.listeners]) listener();
    this.ports.onChange();
  }

  /** Opens a match that has started; the previous one stays open until then. */
  private bringToTable(): void {
    const { room, ports } = this;
    const { logState, save: now, offered } = room.view;
    if (offered?.after && this.table) {
      this.table = null;
      ports.onLobby();
    }
    // If a player has left for good, or the match has gone on, the seats change, so it is opened again.
    const of = logState && [logState.match, logState.since, ...logState.bots].join('/');
    if (!logState || of === null || offered?.after || !isReady(logState) || this.table?.of === of) return;
    const play = createPeerMatch({
      logState: () => room.view.logState,
      here: () => (isPlaying(room.view.logState, logState.match, now.side) ? room.view.here : []),
      act: (action) => void room.act(action),
      takeBack: () => void room.takeBack(),
      clocks: () => {
        const { clocks } = room.view;
        return clocks && { ...clocks, age: realClock.now() - clocks.at };
      },
      subscribe: (listener) => room.subscribe(listener),
      side: room.view.watches ? null : now.side,
      hosts: now.hosts,
      confirm: ports.confirm,
      botPace: ports.botPace,
    });
    if (!play) return;
    this.table = { of, play };
    ports.onMatch(play);
  }

  /** If this device has played in the match that goes on here, it brings its log and its key. */
  private async recognize(): Promise<void> {
    const { goesOn } = this.room.view;
    if (goesOn === null || goesOn === this.soughtMatch) return;
    this.soughtMatch = goesOn;
    const known = await this.ports.recall(goesOn);
    if (known && known.id !== this.id && !this.closed) await this.move(joinElsewhere(known, this.save.invitation));
  }

  private async move(save: RoomSave): Promise<void> {
    await this.ports.keep(save, this.room.view.logState);
    await this.ports.onMoved(save);
  }

  /** A guest calls the host; the host waits for guests who are away or may still join. */
  private wanted(): boolean {
    const { link, trouble, save } = this.room.view;
    if (save.hosts) return link !== 'linked' || save.lobby !== null;
    return link === 'apart' && !FINAL.includes(trouble ?? '') && performance.now() - this.refusedAt > AFTER_REFUSAL;
  }

  private async look(): Promise<void> {
    const { invitation, hosts, keys } = this.save;
    if (invitation.way !== 'server') return;
    const found = await connectToServer({
      side: hosts ? 0 : 1,
      invitation,
      secret: keys.secret,
      servers: this.ports.servers(),
      clock: realClock,
      wanted: () => this.wanted(),
      meetings: () => meetingsOf(this.room.view),
      onChannel: (channel) => this.room.accept(channel),
      onChange: () => this.changed(),
    });
    if (this.closed) found.close();
    else this.connection = found;
    this.changed();
  }

  private async makeNewOffer(): Promise<void> {
    this.offer?.close();
    // An open channel belongs to the room; the next guest needs a new offer.
    const over = (): void => {
      this.offer = null;
      this.handOver = null;
    };
    const made = await makeOffer(
      this.save.invitation.code,
      (channel) => {
        over();
        this.room.accept(channel);
      },
      () => {
        over();
        this.failure = 'no-connection';
        this.changed();
      },
    );
    if (this.closed && made.ok) return made.value.close();
    this.offer = made.ok ? made.value : null;
    this.handOver = made.ok ? { kind: 'offer', text: made.value.text } : null;
    this.failure = made.ok ? null : made.error.code;
    this.changed();
  }

  private readonly wake = (): void => {
    if (document.visibilityState !== 'visible') return;
    this.connection?.wake();
    this.room.wake();
  };

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  readonly answerApplicant: Online['answerApplicant'] = (yes, id) => this.room.answerApplicant(yes, id);
  readonly answerSpectator: Online['answerSpectator'] = (yes, id) => this.room.answerSpectator(yes, id);
  readonly answer: Online['answer'] = (yes, id) => void this.room.answer(yes, id);
  readonly turnAllDown: Online['turnAllDown'] = () => this.room.turnAllDown();
  readonly seatBot: Online['seatBot'] = (...bot) => this.room.seatBot(...bot);
  readonly unseat: Online['unseat'] = (side) => this.room.unseat(side);
  readonly setTerms: Online['setTerms'] = (terms) => this.room.setTerms(terms);
  readonly agree: Online['agree'] = () => this.room.agree(true);
  readonly withdraw: Online['withdraw'] = () => this.room.withdraw();
  readonly ask: Online['ask'] = (what) => void this.room.ask(what);
  readonly resign: Online['resign'] = () => void this.room.resign();
  readonly say: Online['say'] = (say) => this.room.say(say);
  readonly retry: Online['retry'] = () => this.connection?.wake();

  async takeOver(): Promise<string | null> {
    const { logState, save } = this.room.view;
    if (save.hosts) {
      this.room.goOn();
      return null;
    }
    const next = hostElsewhere({ save, logState }, { code: newCode(), way: save.invitation.way });
    if (!next) return 'wrong-action';
    await this.move(next);
    return null;
  }

  async withoutServer(): Promise<void> {
    await this.move({ ...this.room.view.save, invitation: { ...this.save.invitation, way: 'texts' } });
  }

  async pairAgain(): Promise<void> {
    if (this.save.hosts) return this.makeNewOffer();
    this.answered?.close();
    this.handOver = null;
    this.changed();
  }

  async take(text: string): Promise<string | null> {
    if (this.save.hosts) {
      const taken = this.offer ? await this.offer.answer(text) : null;
      return taken ? (taken.ok ? null : taken.error.code) : 'answer-broken';
    }
    const code = await codeOfOffer(text);
    if (!code.ok) return code.error.code;
    if (code.value !== this.save.invitation.code) return 'other-room';
    const answer = await makeAnswer(text, (channel) => this.room.accept(channel));
    if (!answer.ok) return answer.error.code;
    this.answered = answer.value;
    this.handOver = { kind: 'answer', text: answer.value.text };
    this.changed();
    return null;
  }

  close(): void {
    this.closed = true;
    for (const type of WAKING) removeEventListener(type, this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.connection?.close();
    this.offer?.close();
    this.room.close();
    this.listeners.clear();
  }
}

/** A player who has left for good does not see who is present. */
const isPlaying = (logState: LogState | null, match: string, side: number): boolean =>
  logState?.match === match && logState.outcome === null && logState.bots[side] === null;

/** A look in a colour that no player at the table has. */
const freeLook = (taken: readonly number[]): number => {
  const colours = taken.map(paintOf);
  return DISTINCT_LOOKS.find((look) => !colours.includes(paintOf(look))) ?? DISTINCT_LOOKS[0] ?? 0;
};

const WAKING = ['online', 'pageshow', 'focus'] as const;
