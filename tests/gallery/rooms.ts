import { adapterOf } from '../../src/game/index.ts';
import { mayLapse, optionsOf } from '../../src/net/log/terms.ts';
import type { App, Application } from '../../src/session/contracts/app.ts';
import type { LobbyView, Online, OnlinePlayer, OnlineView } from '../../src/session/contracts/online.ts';
import { everyoneOf, playersOf, variantsOf } from './positions.ts';
import type { Variant } from './positions.ts';

/** Rooms with friends in every state, without any friends. */

export interface RoomState {
  readonly title: string;
  /** In the room, or at the table. */
  readonly at: 'room' | 'table';
  readonly change: Partial<OnlineView>;
  readonly lobby?: Partial<LobbyView>;
  /** A game in which a room may agree on a time limit. */
  readonly timed?: true;
  /** As many as can play. */
  readonly everyone?: true;
}

/** The room that a panel shows. */
export interface RoomRequest extends RoomState {
  readonly rules: string;
}

const CHAT: OnlineView['chat'] = [
  { id: '1', mine: false, name: 'Jan', say: { text: 'Good luck!' } },
  { id: '2', mine: true, name: 'Ada', say: { text: 'And to you.' } },
];
const TEXT = 'RAMPARTS-OFFER-'.padEnd(600, 'k3x9QmT7');

const ask = (mine: boolean, what: 'undo' | 'draw', answered = false): Pick<OnlineView, 'ask'> => ({
  ask: { id: 'q', mine, name: mine ? 'Ada' : 'Jan', what, answered },
});
const linked = { link: 'linked', latency: 48, playing: true } as const;

export const ROOM_STATES: readonly RoomState[] = [
  { title: 'host waits', at: 'room', change: { server: 'ready' } },
  { title: 'host looks for the server', at: 'room', change: { server: 'looking' } },
  { title: 'the server does not answer the host', at: 'room', change: { server: 'unreachable' } },
  { title: 'the room’s name is taken', at: 'room', change: { server: 'taken' } },
  {
    title: 'the server does not answer the guest',
    at: 'room',
    change: { role: 'guest', side: 1, server: 'unreachable', lobby: null, players: [] },
  },
  {
    title: 'host hands over a text',
    at: 'room',
    change: { way: 'texts', server: null, handOver: { kind: 'offer', text: TEXT } },
  },
  { title: 'somebody would like to join', at: 'room', change: { applicant: { id: 'j', name: 'Jan', others: 0 } } },
  { title: 'many would like to join', at: 'room', change: { applicant: { id: 'j', name: 'Jan', others: 11 } } },
  { title: 'terms, host', at: 'room', change: { link: 'linked', latency: 48 } },
  { title: 'terms, guest', at: 'room', change: { role: 'guest', side: 1, link: 'linked', latency: 48 } },
  { title: 'terms with a time to answer', at: 'room', timed: true, change: { link: 'linked', latency: 48 } },
  {
    title: 'guest waits',
    at: 'room',
    change: { role: 'guest', side: 1, link: 'waiting', lobby: null, hostName: 'Jan' },
  },
  {
    title: 'guest hands over a text',
    at: 'room',
    change: {
      role: 'guest',
      side: 1,
      way: 'texts',
      server: null,
      lobby: null,
      handOver: { kind: 'answer', text: TEXT },
    },
  },
  { title: 'refused', at: 'room', change: { role: 'guest', side: 1, lobby: null, trouble: 'full' } },
  { title: 'in play', at: 'table', change: { ...linked, chat: CHAT } },
  { title: 'link lost', at: 'table', change: { playing: true, link: 'apart' } },
  {
    title: 'link and server lost',
    at: 'table',
    change: { playing: true, link: 'apart', server: 'unreachable' },
  },
  { title: 'asked to take back', at: 'table', change: { ...linked, ...ask(false, 'undo') } },
  { title: 'asks for a draw', at: 'table', change: { ...linked, ...ask(true, 'draw') } },
  { title: 'asked for a draw, has agreed', at: 'table', change: { ...linked, ...ask(false, 'draw', true) } },
  {
    title: 'somebody requests to watch',
    at: 'table',
    change: { ...linked, spectator: { id: 'm', name: 'Mia', answered: false, others: 0 } },
  },
  {
    title: 'many request to watch',
    at: 'table',
    change: { ...linked, spectator: { id: 'm', name: 'Mia', answered: false, others: 7 } },
  },
  { title: 'watches', at: 'table', change: { ...linked, role: 'watch', watching: 2 } },
  { title: 'secret withheld', at: 'table', change: { ...linked, withheld: ['Jan'] } },
  { title: 'cheat', at: 'table', change: { ...linked, cheat: { code: 'bad-secret', name: 'Jan' } } },
  { title: 'stopped', at: 'table', change: { ...linked, role: 'guest', stopped: 'Jan' } },
  { title: 'logs part', at: 'table', change: { ...linked, parting: { twice: null } } },
  { title: 'logs part, signed twice', at: 'table', change: { ...linked, parting: { twice: 'Jan' } } },
  { title: 'has not moved', at: 'table', change: { ...linked, idle: { name: 'Jan', isOver: false } } },
  { title: 'time is up', at: 'table', change: { ...linked, idle: { name: 'Jan', isOver: true } } },
  { title: 'memory gone', at: 'table', change: { ...linked, trouble: 'memory-gone' } },
  { title: 'opened, not confirmed', at: 'room', change: { link: 'linked', lobby: null, joining: ['Jan'] } },
  {
    title: 'cheat before the match',
    at: 'room',
    change: { role: 'guest', side: 1, link: 'linked', cheat: { code: 'illegal-entry', name: 'Jan' } },
  },
  { title: 'left', at: 'table', change: { ...linked, trouble: 'left' } },
  ...(['waiting', 'checked', 'without'] as const).map((state) => ({
    title: `interrupted match, ${state}`,
    at: 'room' as const,
    change: { role: 'guest' as const, side: 1, link: 'linked' as const, latency: 48 },
    lobby: {
      renewed: true,
      past: {
        state,
        turn: 12,
        scores: [
          { name: 'Ada', score: 88 },
          { name: 'Jan', score: 79 },
        ],
      },
    },
  })),
  { title: 'terms of everyone, host', at: 'room', everyone: true, change: { link: 'linked', latency: 48 } },
  {
    title: 'terms of everyone, guest',
    at: 'room',
    everyone: true,
    change: { role: 'guest', side: 5, link: 'linked', latency: 48 },
  },
  { title: 'has agreed', at: 'room', change: { link: 'linked' }, lobby: { agreed: true } },
  { title: 'guest is not let in yet', at: 'room', change: { role: 'guest', side: 1, link: 'greeting', lobby: null } },
  { title: 'comes in', at: 'room', change: { link: 'greeting' } },
  {
    title: 'texts again',
    at: 'table',
    change: { playing: true, link: 'apart', way: 'texts', server: null, handOver: { kind: 'offer', text: TEXT } },
  },
  ...(['bad-signature', 'illegal-entry', 'terms-changed', 'never-heard-of'] as const).map((code) => ({
    title: `cheat, ${code}`,
    at: 'table' as const,
    change: { ...linked, cheat: { code, name: 'Jan' } },
  })),
  { title: 'somebody has left', at: 'table', change: { ...linked, departed: ['Jan'] } },
  { title: 'watched', at: 'table', change: { ...linked, watching: 12 } },
  { title: 'asks to take back', at: 'table', change: { ...linked, ...ask(true, 'undo') } },
  { title: 'asked for a draw', at: 'table', change: { ...linked, ...ask(false, 'draw') } },
  { title: 'friend comes back', at: 'table', change: { ...linked, link: 'greeting' } },
  { title: 'friend’s turn', at: 'table', change: { ...linked, side: 1, latency: null } },
  { title: 'over', at: 'table', change: { ...linked, ended: { type: 'over' } } },
  {
    title: 'has resigned',
    at: 'table',
    change: { ...linked, ended: { type: 'resigned', mine: true, by: 0, name: 'Ada' } },
  },
  { title: 'drawn', at: 'table', change: { ...linked, ended: { type: 'drawn' } } },
  {
    title: 'resigned',
    at: 'table',
    change: { ...linked, ended: { type: 'resigned', mine: false, by: 1, name: 'Jan' } },
  },
];

/** A variant with choices that everybody waits for; `undefined`: the rule set has none. */
export const timedVariant = (id: string): Variant | undefined =>
  variantsOf(adapterOf(id)).find(({ options }) => mayLapse({ rules: id, options }));

function viewOf({ rules: id, change, lobby: agreed, timed, everyone }: RoomRequest): OnlineView {
  const rules = adapterOf(id);
  const names = everyone ? everyoneOf(rules) : playersOf(rules);
  const players: readonly OnlinePlayer[] = names.map((name, side) => ({
    side,
    name,
    colour: side,
    kind: side === (change.side ?? 0) ? 'me' : 'peer',
    level: null,
    here: true,
    agreed: side === 1,
  }));
  const lobby: LobbyView = {
    terms: {
      rules: id,
      options: optionsOf(rules, timed ? timedVariant(id)?.options : {}) ?? {},
      names,
      colours: names.map((_, side) => side),
      begins: 'lot',
      ...(timed ? { wait: 30 } : {}),
    },
    agreed: false,
    renewed: false,
    past: null,
    ...agreed,
  };
  const someoneThere = change.link === 'linked';
  return {
    role: 'host',
    rules: id,
    side: 0,
    way: 'server',
    code: '7KQ4-M2XN',
    invite: '#join=7KQ4M2XN',
    server: 'ready',
    link: 'apart',
    latency: null,
    me: 'Ada',
    players: someoneThere || change.playing ? players : players.slice(0, 1),
    hostName: null,
    open: true,
    lobby,
    applicant: null,
    spectator: null,
    watching: 0,
    playing: false,
    renewed: false,
    ended: null,
    keptAs: null,
    ask: null,
    departed: [],
    may: { undo: true, draw: true, resign: true, takeOver: change.link === 'apart' },
    chat: [],
    cheat: null,
    parting: null,
    joining: [],
    idle: null,
    doubts: [],
    stopped: null,
    trouble: null,
    withheld: [],
    handOver: null,
    ...change,
  };
}

const nothing = (): void => undefined;

function roomOf(request: RoomRequest): Online {
  const view = viewOf(request);
  return {
    view,
    subscribe: () => nothing,
    answerApplicant: nothing,
    answerSpectator: nothing,
    turnAllDown: nothing,
    seatBot: nothing,
    unseat: nothing,
    setTerms: nothing,
    withdraw: () => {},
    agree: nothing,
    ask: nothing,
    answer: nothing,
    resign: nothing,
    say: nothing,
    takeOver: async () => null,
    retry: nothing,
    withoutServer: async () => undefined,
    pairAgain: async () => undefined,
    take: async () => null,
  };
}

/** The same application, in a room. */
export function withRoom(app: Application, request: RoomRequest): App {
  const online = roomOf(request);
  return Object.create(app, { online: { get: () => online } }) as App;
}
