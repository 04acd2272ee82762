// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import type { Wishes } from '../../src/hud/menu/newGame.ts';
import { toNewGame } from '../../src/hud/menu/newGame.ts';
import { createNewGameForm } from '../../src/hud/menu/newGameForm.ts';
import { BOT_LEVELS } from '../../src/bots/levels.ts';
import { fakeApp, fakeHud, texts } from './fixture.ts';

const WISHES: Wishes = { rules: 'castle', opponent: 'human', level: 'novice', names: ['Anna', 'Bo'], colours: [0, 1], begins: 'first', tokenUse: 'same-turn', tokens: true, seed: '' };
const chances = { coin: () => true, freshSeed: () => 'fresh' };

describe('a new game', () => {
  it('seats people in the order of play, colours with their persons', () => {
    expect(toNewGame(WISHES, 'same-turn', chances)).toEqual({ rules: 'castle', options: {}, players: ['Anna', 'Bo'], seats: [{ kind: 'human' }, { kind: 'human' }], colours: [0, 1], seed: 'fresh' });
    const game = toNewGame({ ...WISHES, opponent: 'bot', begins: 'second', colours: [1, 0], seed: ' x ' }, 'same-turn', chances);
    expect(game).toMatchObject({ players: ['Bo', 'Anna'], seats: [{ kind: 'bot', level: 'novice' }, { kind: 'human' }], colours: [0, 1], seed: 'x' });
  });

  it('draws who begins only when asked', () => {
    expect(toNewGame({ ...WISHES, begins: 'random' }, 'same-turn', chances).players).toEqual(['Bo', 'Anna']);
    expect(toNewGame({ ...WISHES, begins: 'random' }, 'same-turn', { ...chances, coin: () => false }).players).toEqual(['Anna', 'Bo']);
  });

  it('names only the options that differ', () => {
    expect(toNewGame({ ...WISHES, tokenUse: 'next-turn', tokens: false }, 'same-turn', chances).options).toEqual({ tokenUse: 'next-turn', tokens: false });
    expect(toNewGame({ ...WISHES, tokenUse: 'next-turn' }, 'next-turn', chances).options).toEqual({});
  });
});

describe('the form', () => {
  afterEach(() => document.body.replaceChildren());

  function open(botLevels: readonly string[] = ['novice', 'steward']) {
    const app = fakeApp({ botLevels });
    const { element: form, setRules } = createNewGameForm(fakeHud(app, document.body));
    document.body.append(form);
    const pick = (value: string): void => {
      const input = form.querySelector<HTMLInputElement>(`input[value="${value}"]`);
      if (!input) throw new Error(`Expected a choice ${value}`);
      input.checked = true;
      input.dispatchEvent(new Event('change'));
    };
    const submit = async (): Promise<unknown> => {
      form.dispatchEvent(new Event('submit', { cancelable: true }));
      await Promise.resolve();
      return app.calls.at(-1)?.[1];
    };
    return { app, form, setRules, pick, submit };
  }

  it('starts a game against the bot by default', async () => {
    const { pick, submit } = open();
    pick('first');
    expect(await submit()).toEqual({ rules: 'castle', options: {}, players: ['Azure', 'Computer'], seats: [{ kind: 'human' }, { kind: 'bot', level: 'novice' }], colours: [0, 1], seed: 'fresh' });
  });

  it('takes names, rules and options', async () => {
    const { form, setRules, pick, submit } = open();
    setRules('zamek');
    for (const value of ['human', 'second', 'same-turn']) pick(value);
    const [first, second, seed] = form.querySelectorAll<HTMLInputElement>('input[type="text"]');
    if (first && second && seed) [first.value, second.value, seed.value] = ['Anna', 'Bo', 'market day'];
    expect(await submit()).toEqual({ rules: 'zamek', options: { tokenUse: 'same-turn' }, players: ['Bo', 'Anna'], seats: [{ kind: 'human' }, { kind: 'human' }], colours: [1, 0], seed: 'market day' });
  });

  it('offers the novice first, says what each level is like, and remembers the choice', async () => {
    const { app, form, pick, submit } = open(BOT_LEVELS);
    expect(form.querySelector('.level-hint')?.textContent).toBe(texts.levelHint('novice'));
    expect([...form.querySelectorAll('.levels .segment-label')].map((label) => label.textContent)).toEqual(BOT_LEVELS.map((level) => texts.level(level)));
    expect(form.querySelectorAll('.levels .segment-row')[1]?.textContent).toBe('BuilderSpoiler');
    pick('spoiler');
    expect(form.querySelector('.level-hint')?.textContent).toBe(texts.levelHint('spoiler'));
    expect(await submit()).toMatchObject({ seats: expect.arrayContaining([{ kind: 'bot', level: 'spoiler' }]) as unknown });
    expect(app.settings.level).toBe('spoiler');
    form.remove();
    const { element: again } = createNewGameForm(fakeHud(app, document.body));
    expect(again.querySelector<HTMLInputElement>('.levels input:checked')?.value).toBe('spoiler');
  });

  it.each(BOT_LEVELS)('has a name and a sentence for %s', (level) => {
    expect(texts.level(level)).not.toBe(level);
    expect(texts.levelHint(level)).toMatch(/\.$/);
  });

  it('offers no bot where there is none', () => {
    const { form } = open([]);
    expect(form.querySelector('input[value="bot"]')).toBeNull();
  });

  it('tells why a game could not begin', async () => {
    const { app, form, submit } = open();
    app.answer = 'save-quota';
    await submit();
    await Promise.resolve();
    expect(form.querySelector('.trouble')?.textContent).toContain('no room left');
  });
});
