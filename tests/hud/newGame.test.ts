// @vitest-environment happy-dom
import { createElement } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import { looksAmong } from '../../src/hud/setup/colours.ts';
import { NewGame } from '../../src/hud/menu/NewGame.tsx';
import type { Person, FormValues } from '../../src/hud/setup/newGame.ts';
import { peopleOf, seatsTaken, withSeat } from '../../src/hud/setup/players.ts';
import { rulesPlayedLast } from '../../src/hud/setup/rulesPlayedLast.ts';
import { toNewGame } from '../../src/hud/setup/newGame.ts';
import { entriesAtFirst, withRules } from '../../src/hud/menu/newGameEntries.ts';
import { withValue } from '../../src/hud/setup/options.ts';
import { BOT_LEVELS } from '../../src/bots/levels.ts';
import { DISTINCT_LOOKS, lookOf, paintOf, shapeOf } from '../../src/art/players.ts';
import { enter, find, findAll, openPages, textsOfAll } from './find.ts';
import { fakeApp, fakeHud, texts } from './fixture.ts';
import { render } from './render.ts';

const person = (name: string, colour: number, level?: string): Person => ({
  name,
  colour,
  seat: level === undefined ? { kind: 'human' } : { kind: 'bot', level },
});
const VALUES: FormValues = {
  rules: 'castle',
  options: {},
  people: [person('Anna', 0), person('Bo', 1)],
  begins: 0,
  seed: '',
};
const chances = { pick: () => 1, freshSeed: () => 'fresh' };

describe('a new game', () => {
  it('seats people in the order of play, colours with their players', () => {
    expect(toNewGame(VALUES, chances)).toEqual({
      rules: 'castle',
      options: {},
      players: ['Anna', 'Bo'],
      seats: [{ kind: 'human' }, { kind: 'human' }],
      colours: [0, 1],
      seed: 'fresh',
    });
    const game = toNewGame(
      { ...VALUES, people: [person('Anna', 1), person('Bo', 0, 'novice')], begins: 1, seed: ' x ' },
      chances,
    );
    expect(game).toMatchObject({
      players: ['Bo', 'Anna'],
      seats: [{ kind: 'bot', level: 'novice' }, { kind: 'human' }],
      colours: [0, 1],
      seed: 'x',
    });
  });

  it('draws the starting player only on request', () => {
    expect(toNewGame({ ...VALUES, begins: 'lot' }, chances).players).toEqual(['Bo', 'Anna']);
    expect(toNewGame({ ...VALUES, begins: 'lot' }, { ...chances, pick: () => 0 }).players).toEqual(['Anna', 'Bo']);
    expect(toNewGame(VALUES, chances).players).toEqual(['Anna', 'Bo']);
  });

  it('puts the drawn player first, the others follow clockwise with their colours', () => {
    const people = ['Ada', 'Jan', 'Zofia'].map((name, index) => person(name, DISTINCT_LOOKS[index] ?? 0));
    const values: FormValues = { rules: 'carcassonne', options: {}, people, begins: 'lot', seed: ' ' };
    const game = toNewGame(values, { ...chances, pick: () => 2 });
    expect([game.players, game.colours, game.seed]).toEqual([
      ['Zofia', 'Ada', 'Jan'],
      [DISTINCT_LOOKS[2], DISTINCT_LOOKS[0], DISTINCT_LOOKS[1]],
      'fresh',
    ]);
    expect(toNewGame({ ...values, begins: 0, seed: 'x' }, { ...chances, pick: () => 2 }).players).toEqual([
      'Ada',
      'Jan',
      'Zofia',
    ]);
  });

  it('never gives two of six the same colour, whatever is chosen', () => {
    let looks = DISTINCT_LOOKS;
    for (let n = 0; n < 40; n++) looks = looksAmong(looks, n % 6, n % 14);
    expect(new Set(looks.map(paintOf)).size).toBe(6);
  });
});

describe('the entries', () => {
  const app = fakeApp({ botLevels: ['novice', 'steward'] });
  const castle = entriesAtFirst(app, 'castle');

  it('keep, with other rules, the options that these have too, and the people', () => {
    const chosen = withValue(withValue(castle.chosen, 'tokens', false), 'tokenUse', 'next-turn');
    const players = withSeat(castle.players, 0, { name: 'Anna' });
    const zamek = withRules(app, { ...castle, chosen, players }, 'zamek');
    expect(zamek).toMatchObject({ chosen: { rules: 'zamek', values: { tokens: false } }, players });
    expect(withRules(app, zamek, 'carcassonne')).toMatchObject({ chosen: { values: {}, modules: [] }, players });
  });

  it('seat two where two can play, and as many as before where more can', () => {
    const five = { ...castle.players, size: 5 };
    expect(['castle', 'zamek', 'carcassonne'].map((rules) => seatsTaken(five, rules).length)).toEqual([2, 2, 5]);
  });

  it('begin with the options of the last game with these rules', () => {
    const settings = {
      ...app.settings,
      lastOptions: { castle: { tokens: false }, carcassonne: { modules: ['abbot'] } },
    };
    expect(entriesAtFirst({ ...app, settings }, 'castle').chosen.values).toEqual({ tokens: false });
    expect(entriesAtFirst({ ...app, settings }, 'carcassonne').chosen.modules).toEqual(['abbot']);
  });

  it('of a seat that is taken away are there again when it comes back, and count only meanwhile', () => {
    const named = withSeat({ ...castle.players, size: 3 }, 2, { name: 'Zofia', look: 0 });
    expect(peopleOf(texts, { ...named, size: 2 }, 'carcassonne').map(({ name }) => name)).toEqual(['Brick', 'Saffron']);
    expect(peopleOf(texts, named, 'carcassonne')[2]).toMatchObject({ name: 'Zofia', colour: 0 });
  });

  it('swap the colours of two, and leave their names, when one takes that of the other', () => {
    const named = withSeat(castle.players, 0, { name: ' Anna ' });
    const [mine = 0, other = 0] = named.seats.map(({ look }) => look);
    const swapped = peopleOf(texts, withSeat(named, 0, { look: lookOf(paintOf(other), shapeOf(mine)) }), 'castle');
    expect(swapped.map(({ name, colour }) => [name, paintOf(colour)])).toEqual([
      ['Anna', paintOf(other)],
      ['Computer', paintOf(mine)],
    ]);
    expect(swapped.map(({ colour }) => shapeOf(colour))).toEqual([shapeOf(mine), shapeOf(other)]);
  });
});

describe('the form', () => {
  afterEach(() => document.body.replaceChildren());

  function open(botLevels: readonly string[] = ['novice', 'steward'], rules = 'castle') {
    const app = fakeApp({ botLevels });
    const page = render(fakeHud(app), createElement(NewGame, { rules }));
    const form = find('form', undefined, page);
    openPages(form);
    const field = (name: string): HTMLInputElement => find('textbox', name, form);
    const pick = (value: string): void => {
      const input = page.querySelector<HTMLInputElement>(`input[value="${value}"]`);
      if (!input) throw new Error(`Expected a choice ${value}`);
      input.click();
      openPages(form);
    };
    const list = (name: string): HTMLSelectElement => find('combobox', name, form);
    const seat = (place: number, who: string): void => enter(list(`Player ${place}, Played by`), who);
    const begins = (who: string): void => enter(list('Who goes first'), who);
    const submit = async (): Promise<unknown> => {
      form.dispatchEvent(new Event('submit', { cancelable: true }));
      await Promise.resolve();
      return app.calls.at(-1)?.[1];
    };
    return { app, form, field, pick, list, seat, begins, submit };
  }

  it('starts a game against the bot by default', async () => {
    const { begins, submit } = open();
    begins('0');
    expect(await submit()).toEqual({
      rules: 'castle',
      options: {},
      players: ['Azure', 'Computer'],
      seats: [{ kind: 'human' }, { kind: 'bot', level: 'novice' }],
      colours: [0, 1],
      seed: 'fresh',
    });
  });

  it('takes names, rules and options', async () => {
    const { field, pick, seat, begins, submit } = open();
    pick('zamek');
    seat(2, 'human');
    begins('1');
    pick('same-turn');
    enter(field('Player 1'), 'Anna');
    enter(field('Player 2'), 'Bo');
    enter(field('Seed'), 'market day');
    expect(await submit()).toEqual({
      rules: 'zamek',
      options: { tokenUse: 'same-turn' },
      players: ['Bo', 'Anna'],
      seats: [{ kind: 'human' }, { kind: 'human' }],
      colours: [1, 0],
      seed: 'market day',
    });
  });

  it('names only the options that differ', async () => {
    const { form, pick, submit } = open();
    const uses = (): number => findAll('group', texts.t('new.token-use'), form).length;
    pick('next-turn');
    expect(await submit()).toMatchObject({ options: { tokenUse: 'next-turn' } });
    expect(uses()).toBe(1);
    find('checkbox', /^Play with wall tokens/, form).click();
    expect(uses()).toBe(0);
    expect(await submit()).toMatchObject({ options: { tokenUse: 'next-turn', tokens: false } });
    pick('zamek');
    expect(await submit()).toMatchObject({ rules: 'zamek', options: { tokens: false } });
  });

  it('offers the novice first, describes each level, and remembers the choice', async () => {
    const { app, form, list, seat, submit } = open(BOT_LEVELS);
    const hint = (): string => find('status', undefined, find('group', 'Players', form)).textContent;
    expect(hint()).toBe(texts.levelHint('novice'));
    const who = list('Player 2, Played by');
    expect(textsOfAll([...who.options])).toEqual(['Person', ...BOT_LEVELS.map((level) => texts.level(level))]);
    expect(textsOfAll([...who.querySelectorAll('optgroup:last-child option')])).toEqual([
      'Builder',
      'Spoiler',
      'Landlord',
      'Miser',
    ]);
    seat(2, 'spoiler');
    expect(hint()).toBe(texts.levelHint('spoiler'));
    expect(await submit()).toMatchObject({
      seats: expect.arrayContaining([{ kind: 'bot', level: 'spoiler' }]) as unknown,
    });
    expect(app.settings.level).toBe('spoiler');
    const again = render(fakeHud(app), createElement(NewGame, { rules: 'castle' }));
    expect(find<HTMLSelectElement>('combobox', 'Player 2, Played by', again).value).toBe('spoiler');
  });

  it('describes no level where there are several', () => {
    const { form, pick, seat } = open(BOT_LEVELS, 'carcassonne');
    pick('3');
    seat(2, 'regent');
    expect(find('status', undefined, find('group', 'Players', form)).textContent).toBe('');
  });

  it('begins next time as it was left: rules, players, their names and colours', async () => {
    const { app, field, pick, seat, submit } = open(BOT_LEVELS);
    const ofCastle = () => seatsTaken(entriesAtFirst(app, 'castle').players, 'castle');
    seat(2, 'human');
    enter(field('Player 1'), 'Anna');
    await submit();
    expect(rulesPlayedLast(app)).toBe('castle');
    expect(ofCastle()).toMatchObject([{ name: 'Anna' }, { name: '', who: 'human' }]);
    pick('carcassonne');
    pick('5');
    await submit();
    expect(rulesPlayedLast(app)).toBe('carcassonne');
    expect(entriesAtFirst(app, 'carcassonne').players).toMatchObject({ size: 5 });
    expect(ofCastle()).toMatchObject([{ name: 'Anna' }, { name: '', who: 'human' }]);
  });

  it.each(BOT_LEVELS)('has a name and a sentence for %s', (level) => {
    expect(texts.level(level)).not.toBe(level);
    expect(texts.levelHint(level)).toMatch(/\.$/);
  });

  it('offers no bot where there is none', () => {
    const { list } = open([]);
    expect(textsOfAll([...list('Player 2, Played by').options])).toEqual(['Person']);
  });

  it('says why a game could not begin', async () => {
    const { app, form, submit } = open();
    app.answer = 'save-quota';
    await submit();
    await Promise.resolve();
    expect(find('alert', undefined, form).textContent).toContain('no storage left');
  });

  it('follows the seats of the rules: up to six, each a person or a computer player', async () => {
    const { form, field, pick, begins, submit } = open(BOT_LEVELS, 'carcassonne');
    const seats = (): number => findAll('textbox', /^Player \d$/, form).length;
    expect(seats()).toBe(3);
    pick('6');
    expect(seats()).toBe(6);
    pick('2');
    begins('0');
    enter(field('Player 1'), 'Ada');
    expect(await submit()).toEqual({
      rules: 'carcassonne',
      options: {},
      players: ['Ada', 'Saffron'],
      seats: [{ kind: 'human' }, { kind: 'bot', level: 'novice' }],
      colours: [0, 1],
      seed: 'fresh',
    });
  });

  it('passes modules and options on to the game', async () => {
    const { form, pick, begins, submit } = open([], 'carcassonne');
    findAll('checkbox', undefined, find('group', texts.t('carcassonne.modules'), form))[2]?.click();
    pick('city-4');
    begins('0');
    const followers = find<HTMLSelectElement>('combobox', 'Followers per player', form);
    expect(textsOfAll([...followers.options])).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    enter(followers, '5');
    expect(await submit()).toMatchObject({ options: { modules: ['abbot'], fields: 'city-4', followers: 5 } });
  });

  it('keeps the entered people with other rules', () => {
    const { field, pick } = open();
    enter(field('Player 1'), 'Anna');
    pick('carcassonne');
    find('form', 'The Countryside');
    enter(field('Player 3'), 'Zofia');
    expect(field('Player 1').value).toBe('Anna');
    pick('zamek');
    pick('carcassonne');
    expect(field('Player 3').value).toBe('Zofia');
  });

  it('tells beside its pages what is chosen there: whole boxes, single modules, options that are not as usual', () => {
    const { form, pick } = open([], 'carcassonne');
    const row = (name: RegExp): string => find('button', name, form).textContent;
    const modules = find('group', texts.t('carcassonne.modules'), form);
    expect(row(/^Expansions/)).toBe('ExpansionsBase game only');
    for (const name of [/^Inns & Cathedrals/, /^The River/, /^Fairy/]) find('checkbox', name, modules).click();
    expect(row(/^Expansions/)).toBe('ExpansionsThe River, Fairy, and Inns & Cathedrals');
    find('checkbox', /^All expansions/, modules).click();
    expect(row(/^Expansions/)).toBe('ExpansionsAll expansions');
    expect(row(/^Options/)).toBe('OptionsAs usual');
    pick('city-4');
    enter(find<HTMLInputElement>('textbox', 'Seed', form), 'x');
    expect(row(/^Options/)).toBe('OptionsChanged: Seed and Farmers');
  });

  it('tells also beside the page of the expansions why they cannot be combined', () => {
    const { form } = open([], 'carcassonne');
    for (const name of [/^The Count and his city/, /^The River/]) find('checkbox', name, form).click();
    const told = findAll('alert', undefined, form).map(({ parentElement }) => parentElement);
    expect(told).toContain(find('button', /^Expansions/, form).parentElement);
  });

  it('Enter in a field of a page returns from it, and does not begin a game', () => {
    const { app, field } = open();
    const seed = field('Seed');
    const page = seed.closest('dialog');
    const enterKey = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    seed.dispatchEvent(enterKey);
    expect(enterKey.defaultPrevented).toBe(true);
    expect(page?.open).toBe(false);
    expect(app.calls).toEqual([]);
  });
});
