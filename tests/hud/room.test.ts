// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createElement } from 'preact';
import { island } from './island.tsx';
import { openFriend } from '../../src/hud/online/FriendDialog.tsx';
import { OnlineOverlay } from '../../src/hud/online/OnlineOverlay.tsx';
import { openPanel } from '../../src/hud/online/OnlinePanel.tsx';
import { openRoom } from '../../src/hud/online/RoomDialog.tsx';
import { roomNoticesOf } from '../../src/hud/online/roomNotices.ts';
import type { Room } from '../../src/net/room/room.ts';
import type { Message } from '../../src/net/wire/message.ts';
import type { Online, OnlineView } from '../../src/session/contracts/online.ts';
import { viewOfRoom } from '../../src/session/online/roomView.ts';
import { newRoom } from '../../src/net/room/save.ts';
import { device, fakeLine } from '../net/fakes.ts';
import { at, carcassonneTerms, comeIn, crowd, gameIn, gathered, playSome } from '../net/party.ts';
import { INVITATION, strangers, termsFor } from '../net/pair.ts';
import { connectThrough, forge } from '../net/puppet.ts';
import { enter, find, findAll, nameOf, openPages, press, textsOfAll } from './find.ts';
import { fakeApp, fakeHud } from './fixture.ts';

/** The dialog of a room before the match. */

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A room as the application shows it to the panels. */
const onlineOf = (room: Room, server: OnlineView['server'] = 'ready', calls: string[] = []): Online => ({
  get view() {
    return viewOfRoom(room.view, { server, handOver: null });
  },
  withdraw: room.withdraw,
  retry: () => void calls.push('retry'),
  async withoutServer() {
    calls.push('without server');
  },
  subscribe: room.subscribe,
  answerApplicant: room.answerApplicant,
  answerSpectator: room.answerSpectator,
  answer: (yes, id) => void room.answer(yes, id),
  turnAllDown: room.turnAllDown,
  seatBot: room.seatBot,
  unseat: room.unseat,
  setTerms: room.setTerms,
  agree: () => room.agree(true),
  ask: (what) => void room.ask(what),
  resign: () => void room.resign(),
  say: room.say,
  takeOver: async () => null,
  pairAgain: async () => undefined,
  take: async () => null,
});

/** Opens the dialog as a player sees it from the first moment. */
function dialogOf(room: Room, ...state: [server?: OnlineView['server'], calls?: string[]]): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'));
  openRoom(fakeHud(fakeApp(), host), onlineOf(room, ...state));
  return host.querySelector('dialog') ?? fail();
}

const isShown = (element: Element): boolean => element.closest('[hidden]') === null;
const shownIn = (dialog: HTMLElement, query: string): readonly string[] =>
  [...dialog.querySelectorAll(query)]
    .filter(isShown)
    .map((element) => element.textContent.replace(/ \(you\)|,? ?agrees/g, ''));
/** What somebody reads in the form: headings, questions, players. */
const formOf = (dialog: HTMLElement): readonly string[] =>
  shownIn(
    dialog,
    ['h4', 'legend', 'label', 'li > span', 'fieldset option'].map((each) => `[data-terms] ${each}`).join(),
  );

test('a guest who opens the room before the host lets them in sees the same Countryside as the host, with its players', async () => {
  const party = crowd('forms', 3, carcassonneTerms());
  const dialogs = party.devices.map(({ room }) => dialogOf(room));
  await comeIn(party);
  const [host = [], ...guests] = dialogs.map(formOf);
  expect(host).toEqual(expect.arrayContaining(['Ada', 'Jan', 'Ola']));
  for (const form of guests) expect(form).toEqual(host);
  expect(guests.flat().join()).not.toMatch(/Zamek|My friend/);
});

test('only the host may remove players or add computer players', async () => {
  const party = crowd('hosts', 3, carcassonneTerms());
  const dialogs = party.devices.map(({ room }) => dialogOf(room));
  await comeIn(party);
  const buttons = dialogs.map((dialog) => findAll('button', /^Remove|^Add a computer player$/, dialog).map(nameOf));
  expect(buttons).toEqual([['Remove Jan', 'Remove Ola', 'Add a computer player'], [], []]);
});

test('whoever agrees is told who has not agreed yet; once everyone has, nobody is waited for', async () => {
  const party = crowd('agreed', 2, termsFor('castle'));
  const [host = fail(), guest = fail()] = party.devices;
  const dialogs = [host, guest].map(({ room }) => dialogOf(room));
  await comeIn(party);
  const told = (): readonly string[] => dialogs.map((dialog) => shownIn(dialog, '[role="status"]').join(''));
  host.room.agree(true);
  await party.clock.run(2000);
  expect(told()).toEqual(['You agree. Waiting for Jan…', 'Ada has agreed.']);
  guest.room.agree(true);
  expect(told()[1]).toBe('');
});

test('the list of who begins keeps its options while nobody comes or goes, so that it stays open', async () => {
  const party = crowd('open list', 3, carcassonneTerms());
  const dialog = dialogOf(party.devices[0]?.room ?? fail());
  await comeIn(party);
  openPages(dialog);
  const namesIn = (): readonly Element[] =>
    [...dialog.querySelectorAll('[data-terms] option')].filter(({ textContent }) =>
      ['Ada', 'Jan', 'Ola'].includes(textContent),
    );
  const before = namesIn();
  expect(before).toHaveLength(3);
  await party.clock.run(20_000);
  const after = namesIn();
  expect(after).toHaveLength(3);
  for (const [n, option] of after.entries()) expect(option).toBe(before[n]);
});

test('a guest in a room for two sees its game, too', async () => {
  const pair = strangers('two', termsFor('zamek'));
  const [host, guest] = [dialogOf(pair.host.room), dialogOf(pair.guest.room)];
  pair.connect();
  await pair.clock.run(200);
  pair.host.room.answerApplicant(true);
  await pair.clock.run(200);
  expect(formOf(guest)).toEqual(formOf(host));
  const rules = (dialog: HTMLElement): readonly string[] =>
    [...dialog.querySelectorAll<HTMLInputElement>('[data-terms] fieldset fieldset:first-of-type input')].flatMap(
      (input) => (input.checked ? [input.value] : []),
    );
  expect(rules(guest)).toContain('zamek');
});

/** The sentences and buttons that somebody sees. */
const wordsIn = (dialog: HTMLElement): string => shownIn(dialog, 'p, button, input').join(' | ');

test.each(['host', 'guest'] as const)(
  'a signalling server that does not answer: the %s is told, with what can be done',
  async (role) => {
    const calls: string[] = [];
    const { room } = strangers('nobody')[role];
    const dialog = dialogOf(room, 'unreachable', calls);
    expect(wordsIn(dialog)).toContain('The signalling server does not answer.');
    expect(wordsIn(dialog)).not.toContain('Looking for the signalling server');
    for (const label of ['Try again', 'Without a server']) press(label, dialog);
    expect(calls).toEqual(['retry', 'without server']);
  },
);

test.each([true, false])(
  'the server is being looked for; without the internet, what can be done is said at once (online: %s)',
  (onLine) => {
    vi.stubGlobal('navigator', { onLine });
    const words = wordsIn(dialogOf(strangers('offline').host.room, 'looking'));
    expect(words.includes('Looking for the signalling server…')).toBe(onLine);
    for (const word of ['You are offline.', 'same network', 'Nobody can join by this link'])
      expect(words.includes(word)).toBe(!onLine);
  },
);

test('a link that cannot work yet is not offered for sending without saying so', () => {
  const { room } = strangers('linkless').host;
  const [reached, unreached] = [dialogOf(room, 'ready'), dialogOf(room, 'unreachable')].map(wordsIn);
  expect(reached).toContain('Send this link to your friend');
  expect(unreached).not.toContain('Send this link to your friend');
  expect(unreached).toContain('Nobody can join by this link');
});

test('whoever is connected already is not asked to connect without a server', async () => {
  const party = crowd('connected', 3, carcassonneTerms());
  await comeIn(party);
  const words = party.devices.map(({ room }) => wordsIn(dialogOf(room, 'unreachable')));
  for (const one of words) expect(one).not.toContain('Without a server');
  expect(words[0]).toContain('The signalling server does not answer.');
  for (const guest of words.slice(1)) expect(guest).not.toContain('The signalling server does not answer.');
});

test('a guest who asks next is not let in by the second click of a double click', async () => {
  const party = crowd('two clicks', 3, carcassonneTerms());
  const dialog = dialogOf(party.devices[0]?.room ?? fail());
  for (const guest of [1, 2]) {
    party.connect(guest);
    await party.clock.run(200);
  }
  const button = find('button', 'Let in', dialog);
  button.click();
  button.click();
  await party.clock.run(200);
  expect(shownIn(dialog, 'li > span:nth-child(2)')).toEqual(['Ada', 'Jan']);
  expect(shownIn(dialog, '[role="alert"] p').join()).toContain('Ola would like to play.');
});

test('an answer about a guest, or about somebody who wants to watch, counts for nobody else', async () => {
  const party = crowd('answers', 3, carcassonneTerms());
  const room = party.devices[0]?.room ?? fail();
  const online = onlineOf(room);
  for (const guest of [1, 2]) {
    party.connect(guest);
    await party.clock.run(200);
  }
  const first = online.view.applicant ?? fail();
  online.answerApplicant(false, first.id);
  online.answerApplicant(true, first.id);
  await party.clock.run(200);
  expect(online.view.applicant?.name).toBe('Ola');
  expect(online.view.players.map(({ name }) => name)).toEqual(['Ada']);
});

test('the name in an invitation is shown as it is cleaned, not as somebody wrote it into the link', () => {
  vi.stubGlobal('RTCPeerConnection', Object);
  const invitationOf = (from: string): string => {
    const host = document.body.appendChild(document.createElement('div'));
    openFriend(fakeHud(fakeApp(), host), `#join=ABCD-EFGH-JKMN-PQRS/castle/${encodeURIComponent(from)}`);
    return find('form', 'Join', host).querySelector(':scope > p')?.textContent ?? '';
  };
  expect(invitationOf('Ada')).toBe('Ada invites you to a game of The Castle.');
  expect(invitationOf('\u202eAda\n\u0000')).toBe('Ada invites you to a game of The Castle.');
  expect(invitationOf('x'.repeat(100))).toBe(`${'x'.repeat(40)} invites you to a game of The Castle.`);
  expect(invitationOf('\u3164')).toBe('');
});

function fail(): never {
  throw new Error('Expected something');
}

test('an accusation is shown in the room’s dialog, too, with a way out, and nothing that the other device says removes it', async () => {
  const pair = strangers('accused', termsFor('castle', 0));
  const dialog = dialogOf(pair.guest.room);
  connectThrough(pair, 0, (message: Message) => {
    const [first] = message.type === 'entries' ? message.entries : [];
    if (message.type !== 'entries' || first?.body.do !== 'open') return message;
    const body = { ...first.body, terms: { ...first.body.terms, begins: 1 as const } };
    return { ...message, entries: [forge(pair.host.room.view.save, 0, body, [])] };
  });
  await pair.clock.run(300);
  pair.host.room.answerApplicant(true);
  await pair.clock.run(300);
  for (const { room } of [pair.guest, pair.host]) room.agree(true);
  await pair.clock.run(1500);
  const alarm = 'Ada’s device opened a different match from the one agreed on. That is cheating.';
  expect(wordsIn(dialog)).toContain(alarm);
  expect(wordsIn(dialog)).toContain('You can leave this room and play in a new one.');
  pair.host.room.unseat(1);
  await pair.clock.run(1500);
  expect(wordsIn(dialog)).toContain(alarm);
});

test('an opening that somebody has not confirmed says for whom it waits, and the host can take it back', async () => {
  const party = crowd('unconfirmed', 3, carcassonneTerms());
  const dialog = dialogOf(at(party.devices, 0).room);
  await comeIn(party);
  for (const { room } of party.devices) room.agree(true);
  await party.clock.run(8);
  at(party.devices, 2).kill();
  party.line(2).cut();
  await party.clock.run(2000);
  expect(wordsIn(dialog)).toContain('The match is open. Waiting for Ola…');
  press('Back to the agreement', dialog);
  await party.clock.run(500);
  expect(wordsIn(dialog)).not.toContain('The match is open.');
  expect(formOf(dialog)).toEqual(expect.arrayContaining(['Ada', 'Jan', 'Ola']));
});

test('turn and points of a match that goes on are shown before anybody agrees, also to a newcomer, who can agree once it has the log', async () => {
  const party = await gathered('points', 3);
  await playSome(party, 60);
  const [ada, ola] = [at(party.devices, 0), at(party.devices, 2)];
  party.line(2).cut();
  ola.kill();
  await party.clock.run(300);
  ada.room.goOn();
  const eva = device(party.clock, newRoom({ side: 1, name: 'Eva', invitation: INVITATION }));
  const dialogs = [ada, at(party.devices, 1), eva].map(({ room }) => dialogOf(room));
  const line = fakeLine(party.clock, party.random);
  ada.room.accept(line.ends[0]);
  eva.room.accept(line.ends[1]);
  await party.clock.run(500);
  ada.room.answerApplicant(true);
  await party.clock.run(10);
  const agree = (): HTMLButtonElement => find('button', 'Agree and start', dialogs[2]);
  expect(wordsIn(dialogs[2] ?? fail())).toContain('Loading the match…');
  expect(agree().disabled).toBe(true);
  await party.clock.run(5000);
  const { state, players } = gameIn(ada.room);
  const points = state.scores.map((score, player) => `${players[player]} ${score}`);
  for (const dialog of dialogs) {
    expect(wordsIn(dialog)).toContain(`So far: turn ${state.turn}.`);
    for (const each of points) expect(wordsIn(dialog)).toContain(each);
  }
  expect(agree().disabled).toBe(false);
});

test('over the table, an alarm stands beside everything else', async () => {
  const { room } = strangers('notices').guest;
  const view = viewOfRoom(room.view, { server: null, handOver: null });
  const { texts } = fakeHud();
  const cheat = { code: 'bad-secret', name: 'Ada' };
  const notices = roomNoticesOf({ ...view, playing: true, cheat, trouble: 'left' }, onlineOf(room), fakeApp(), texts);
  expect(notices.map(({ text }) => text).join()).toContain('Ada’s device revealed a different secret');
  const parting = roomNoticesOf(
    { ...view, playing: true, parting: { twice: 'Ada' } },
    onlineOf(room),
    fakeApp(),
    texts,
  );
  expect(parting.map(({ text }) => text).join()).toContain('has given out two different courses');
  const idle = roomNoticesOf({ ...view, idle: { name: 'Jan', isOver: true } }, onlineOf(room), fakeApp(), texts);
  expect(idle.map(({ text }) => text).join()).toContain('Jan’s time was up long ago');
});

/** A room that shows whatever a test wants. */
function shownRoom(room: Room, change: Partial<OnlineView>) {
  const listeners = new Set<() => void>();
  const start = viewOfRoom(room.view, { server: null, handOver: null });
  let view: OnlineView = { ...start, link: 'linked', playing: true, ...change };
  const online: Online = {
    ...onlineOf(room),
    get view() {
      return view;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const show = (next: Partial<OnlineView>): void => {
    view = { ...view, ...next };
    for (const listener of listeners) listener();
  };
  return { online, show };
}

const line = (n: number): OnlineView['chat'][number] => ({
  id: `${n}`,
  mine: false,
  name: 'Jan',
  say: { text: `${n}` },
});

test('while the room changes many times a second, what somebody is writing stays, and the chat only gains lines', () => {
  const { online, show } = shownRoom(strangers('busy').host.room, { chat: [line(0)] });
  openPanel(fakeHud(), online);
  const input = find<HTMLInputElement>('textbox');
  const lines = (): readonly HTMLElement[] => findAll('listitem', undefined, find('log'));
  input.focus();
  enter(input, 'I am just wri');
  const [first] = lines();
  const status = document.querySelector('dialog p[role="status"]')?.firstChild;
  for (let watching = 1; watching <= 20; watching += 1) show({ watching });
  show({ chat: [line(0), line(1)] });
  expect(document.activeElement).toBe(input);
  expect(find('textbox')).toBe(input);
  expect(input.value).toBe('I am just wri');
  expect(textsOfAll(lines())).toEqual(['Jan: 0', 'Jan: 1']);
  expect(lines()[0]).toBe(first);
  expect(document.querySelector('dialog p[role="status"]')?.firstChild).toBe(status);
});

test('over the table, only what has just been said is spoken, and a question keeps its buttons while others change', () => {
  const { online, show } = shownRoom(strangers('spoken').host.room, {
    chat: [line(0)],
    ask: { id: 'q', mine: false, name: 'Jan', what: 'draw', answered: false },
  });
  const app = Object.assign(fakeApp({ screen: 'game' }), { online });
  const { element, destroy } = island(fakeHud(app), () => createElement(OnlineOverlay, null));
  document.body.append(element);
  const said = element.querySelector('p[role="status"]') ?? fail();
  expect(said.textContent).toBe('');
  const question = find('button', 'Yes', element);
  show({ idle: { name: 'Jan', isOver: false } });
  expect(said.textContent).toBe('');
  show({ chat: [line(0), line(1)] });
  expect(said.textContent).toBe('Jan: 1');
  expect(isShown(said)).toBe(true);
  expect(question.isConnected).toBe(true);
  destroy();
});
