import type { State } from 'boardgame.io';
import { Transport } from 'boardgame.io/internal';
import type { Action, MatchState } from '../game/index.ts';
import { parseBoundedAction } from './wire/parseEntry.ts';

/** The transport through which boardgame.io's client talks to a match between devices, as it would to a server. */

type TransportOptions = ConstructorParameters<typeof Transport>[0];

/** The match as its room holds it. */
export interface RoomMatch {
  readonly state: () => State<MatchState>;
  readonly linked: () => boolean;
  /** Passes on a player's action; the room refuses illegal ones. */
  readonly act: (action: Action) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export const roomTransport =
  (room: RoomMatch) =>
  (options: TransportOptions): Transport =>
    new RoomTransport(options, room);

class RoomTransport extends Transport {
  private leave = (): void => undefined;
  private readonly room: RoomMatch;

  constructor(options: TransportOptions, room: RoomMatch) {
    super(options);
    this.room = room;
  }

  override connect(): void {
    let known = this.room.state();
    this.leave = this.room.subscribe(() => {
      const next = this.room.state();
      if (this.isConnected !== this.room.linked()) this.setConnectionStatus(this.room.linked());
      if (next === known) return;
      known = next;
      this.requestSync();
    });
    this.setConnectionStatus(this.room.linked());
    this.requestSync();
  }

  override disconnect(): void {
    this.leave();
    this.setConnectionStatus(false);
  }

  /** The client has already shown the move; the room's result, or its refusal, now replaces it. */
  override sendAction(_state: State, { type, payload }: Parameters<Transport['sendAction']>[1]): void {
    const details: unknown = Array.isArray(payload.args) ? payload.args[0] : undefined;
    const action =
      type === 'MAKE_MOVE'
        ? parseBoundedAction({ ...(details as object | undefined), do: payload.type, player: Number(payload.playerID) })
        : undefined;
    if (action) this.room.act(action);
    this.requestSync();
  }

  /** The state contains no secrets: what no device knows yet is not on this one. */
  override requestSync(): void {
    const state = this.room.state();
    this.notifyClient({
      type: 'sync',
      args: [this.matchID, { state, log: [], filteredMetadata: [], initialState: state }],
    });
  }

  // Rooms have their own chat, and a client never changes its match or player.
  override sendChatMessage(): void {}
  override updateMatchID(): void {}
  override updatePlayerID(): void {}
  override updateCredentials(): void {}
}
