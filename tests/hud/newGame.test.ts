// @vitest-environment happy-dom
import { createElement } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import { looksAmong } from '../../src/hud/setup/colours.ts';
import { NewGame } from '../../src/hud/menu/NewGame.tsx';
import type { Person, FormValues } from '../../src/hud/setup/newGame.ts';
import { peopleOfMany, withSeat } from '../../src/hud/setup/manyPlayers.ts';
import { rulesPlayedLast } from '../../src/hud/setup/RulesChoice.tsx';
import { toNewGame } from '../../src/hud/setup/newGame.ts';
import { entriesAtFirst, withRules } from '../../src/hud/menu/newGameEntries.ts';
import { withValue } from '../../src/hud/setup/options.ts';
import { peopleOfTwo, withLooksSwapped, withName } from '../../src/hud/menu/twoPlayers.ts';
import { BOT_LEVELS } from '../../src/bots/levels.ts';
import { DISTINCT_LOOKS, paintOf } from '../../src/art/players.ts';
import { enter, find, findAll, textsOfAll } from './find.ts';
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

  it('keep, with other rules, the options that these have too, and the people of tables of the same size', () => {
    const chosen = withValue(withValue(castle.chosen, 'tokens', false), 'tokenUse', 'next-turn');
    const two = withName(castle.two, 0, 'Anna');
    const zamek = withRules(app, { ...castle, chosen, two }, 'zamek');
    expect(zamek).toMatchObject({ chosen: { rules: 'zamek', values: { tokens: false } }, two });
    expect(withRules(app, zamek, 'carcassonne')).toMatchObject({ chosen: { values: {}, modules: [] }, two });
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
    const named = withSeat({ ...castle.many, size: 3 }, 2, { name: 'Zofia', look: 0 });
    expect(peopleOfMany(texts, { ...named, size: 2 }).map(({ name }) => name)).toEqual(['Brick', 'Saffron']);
    expect(peopleOfMany(texts, named)[2]).toMatchObject({ name: 'Zofia', colour: 0 });
  });

  it('swap the looks of two and leave their names', () => {
    expect(peopleOfTwo(texts, withLooksSwapped(withName(castle.two, 0, ' Anna ')))).toEqual([
      { name: 'Anna', seat: { kind: 'human' }, colour: 1 },
      { name: 'Computer', seat: { kind: 'bot', level: 'novice' }, colour: 0 },
    ]);
  });
});

describe('the form', () => {
  afterEach(() => document.body.replaceChildren());

  function open(botLevels: readonly string[] = ['novice', 'steward'], rules = 'castle') {
    const app = fakeApp({ botLevels });
    const page = render(fakeHud(app), createElement(NewGame, { rules }));
    const form = find('form', undefined, page);
    const field = (name: string): HTMLInputElement => find('textbox', name, form);
    const pick = (value: string): void => {
      const input = page.querySelector<HTMLInputElement>(`input[value="${value}"]`);
      if (!input) throw new Error(`Expected a choice ${value}`);
      input.click();
    };
    const submit = async (): Promise<unknown> => {
      form.dispatchEvent(new Event('submit', { cancelable: true }));
      await Promise.resolve();
      return app.calls.at(-1)?.[1];
    };
    return { app, form, field, pick, submit };
  }

  it('starts a game against the bot by default', async () => {
    const { pick, submit } = open();
    pick('0');
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
    const { field, pick, submit } = open();
    pick('zamek');
    for (const value of ['human', '1', 'same-turn']) pick(value);
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
    const { app, form, pick, submit } = open(BOT_LEVELS);
    const levels = find('group', texts.t('new.level'), form);
    const hint = (): string => find('status', undefined, levels).textContent;
    expect(hint()).toBe(texts.levelHint('novice'));
    expect(textsOfAll([...levels.querySelectorAll('label')])).toEqual(BOT_LEVELS.map((level) => texts.level(level)));
    expect(levels.querySelector('legend ~ p + div')?.textContent).toBe('BuilderSpoiler');
    pick('spoiler');
    expect(hint()).toBe(texts.levelHint('spoiler'));
    expect(await submit()).toMatchObject({
      seats: expect.arrayContaining([{ kind: 'bot', level: 'spoiler' }]) as unknown,
    });
    expect(app.settings.level).toBe('spoiler');
    const again = render(fakeHud(app), createElement(NewGame, { rules: 'castle' }));
    expect(again.querySelector<HTMLInputElement>('input:checked[value="spoiler"]')).not.toBeNull();
  });

  it('begins next time as it was left: rules, players, their names and colours', async () => {
    const { app, form, pick, submit } = open(BOT_LEVELS);
    pick('human');
    const [first] = findAll<HTMLInputElement>('textbox', undefined, form);
    if (first) enter(first, 'Anna');
    await submit();
    expect(rulesPlayedLast(app)).toBe('castle');
    expect(entriesAtFirst(app, 'castle').two).toMatchObject({ opponent: 'human', names: ['Anna', ''] });
    pick('carcassonne');
    pick('5');
    await submit();
    expect(rulesPlayedLast(app)).toBe('carcassonne');
    expect(entriesAtFirst(app, 'carcassonne').many).toMatchObject({ size: 5 });
    expect(entriesAtFirst(app, 'castle').two).toMatchObject({ opponent: 'human', names: ['Anna', ''] });
  });

  it.each(BOT_LEVELS)('has a name and a sentence for %s', (level) => {
    expect(texts.level(level)).not.toBe(level);
    expect(texts.levelHint(level)).toMatch(/\.$/);
  });

  it('offers no bot where there is none', () => {
    const { form } = open([]);
    expect(form.querySelector('input[value="bot"]')).toBeNull();
  });

  it('says why a game could not begin', async () => {
    const { app, form, submit } = open();
    app.answer = 'save-quota';
    await submit();
    await Promise.resolve();
    expect(find('alert', undefined, form).textContent).toContain('no storage left');
  });

  it('follows the seats of the rules: up to six, each a person or a computer player', async () => {
    const { form, field, pick, submit } = open(BOT_LEVELS, 'carcassonne');
    const seats = (): number => findAll('textbox', /^Player \d$/, form).length;
    expect(seats()).toBe(3);
    pick('6');
    expect(seats()).toBe(6);
    pick('2');
    pick('0');
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
    const { form, pick, submit } = open([], 'carcassonne');
    findAll('checkbox', undefined, find('group', texts.t('carcassonne.modules'), form))[2]?.click();
    for (const value of ['city-4', '0']) pick(value);
    const followers = find<HTMLSelectElement>('combobox', 'Followers per player', form);
    expect(textsOfAll([...followers.options])).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    enter(followers, '5');
    expect(await submit()).toMatchObject({ options: { modules: ['abbot'], fields: 'city-4', followers: 5 } });
  });

  it('keeps the entered people where as many can play', () => {
    const { field, pick } = open();
    enter(field('Your name'), 'Anna');
    pick('carcassonne');
    find('form', 'The Countryside');
    expect(field('Player 1').value).toBe('');
    pick('zamek');
    expect(field('Your name').value).toBe('Anna');
  });
});
