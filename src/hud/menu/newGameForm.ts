import type { RuleSetId, TokenUse } from '../../game/index.ts';
import type { Choice } from '../kit/controls.ts';
import { checkBox, choiceGroup, freshId, roundButton, textButton } from '../kit/controls.ts';
import { h, on, setAttribute, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { rulesInfo } from '../kit/hud.ts';
import { followerShape } from '../kit/shapes.ts';
import { createColourChoice, lookName, looksAfter, paintName } from './colourChoice.ts';
import { createLevelChoice } from './levelChoice.ts';
import { createSetChoice } from './setChoice.ts';
import type { Wishes } from './newGame.ts';
import { toNewGame } from './newGame.ts';

const NAME_LENGTH = 24;

export interface NewGameForm {
  readonly element: HTMLFormElement;
  setRules(rules: RuleSetId): void;
  /** It is shown no more. */
  destroy(): void;
}

/** The form for a new game of The Castle or Zamek. */
export function createNewGameForm(hud: Hud): NewGameForm {
  const { app, texts } = hud;
  const { t } = texts;
  const trouble = h('p', { class: 'trouble', role: 'alert', hidden: true });
  const defaultUse = (rules: RuleSetId): TokenUse => rulesInfo(app, rules)?.tokenUse ?? 'same-turn';
  let rules = app.ruleSets[0]?.id ?? 'castle';

  const opponents: Choice<Wishes['opponent']>[] = [{ value: 'human', label: t('new.opponent.human') }];
  if (app.botLevels.length > 0) opponents.unshift({ value: 'bot', label: t('new.opponent.bot') });
  const opponent = choiceGroup<Wishes['opponent']>(t('new.opponent'), opponents, opponents[0]?.value ?? 'human', () => refresh());
  const level = createLevelChoice(hud);
  const set = createSetChoice(hud);

  let looks: readonly [number, number] = [0, 1];
  const people = ([0, 1] as const).map((index) => {
    const input = h('input', { type: 'text', maxlength: NAME_LENGTH, autocomplete: 'off', spellcheck: 'false', id: freshId('name') });
    const label = h('label', { class: 'label', for: input.id });
    const paints = createColourChoice(texts, { legend: t('new.colour'), shape: index }, (look) => {
      looks = looksAfter(looks, index, look);
      refresh();
    });
    paints.element.hidden = true;
    const badge = h('button', { type: 'button', class: 'badge badge-button', 'aria-expanded': 'false' });
    on(badge, 'click', () => {
      paints.element.hidden = !paints.element.hidden;
      setAttribute(badge, 'aria-expanded', String(!paints.element.hidden));
    });
    const element = h('div', { class: 'person' }, badge, h('div', { class: 'field' }, label, input));
    on(input, 'input', () => refresh());
    return { index, input, label, badge, paints, element };
  });
  const swap = roundButton('swap', t('new.swap'), () => {
    looks = [looks[1], looks[0]];
    refresh();
  });
  const begins = choiceGroup<Wishes['begins']>(t('new.begins'), [{ value: 'random', label: t('new.begins.random') }, { value: 'first', label: '' }, { value: 'second', label: '' }], 'random');

  const tokenUse = choiceGroup<TokenUse>(t('new.token-use'), [{ value: 'same-turn', label: t('new.token-use.same-turn') }, { value: 'next-turn', label: t('new.token-use.next-turn') }], defaultUse(rules));
  const tokens = checkBox(t('new.tokens'), true, (checked) => setAttribute(tokenUse.element, 'hidden', !checked), t('new.tokens.hint'));
  const seed = h('input', { type: 'text', maxlength: 80, autocomplete: 'off', spellcheck: 'false', id: freshId('seed') });
  const options = h(
    'details',
    { class: 'folding options' },
    h('summary', {}, t('new.options')),
    h('div', { class: 'form' }, tokens.element, tokenUse.element, h('div', { class: 'field' }, h('label', { class: 'label', for: seed.id }, t('new.seed')), seed, h('span', { class: 'hint' }, t('new.seed.hint')))),
  );

  const standIn = (index: 0 | 1): string => {
    if (index === 1 && opponent.value() === 'bot') return t('new.name.bot');
    return paintName(texts, looks[index]);
  };
  const nameOf = (index: 0 | 1): string => people[index]?.input.value.trim() || standIn(index);

  function refresh(): void {
    const bot = opponent.value() === 'bot';
    level.element.hidden = !bot || app.botLevels.length < 2;
    for (const person of people) {
      const shade = looks[person.index];
      setText(person.label, t(person.index === 1 ? (bot ? 'new.name.bot' : 'new.name.second') : bot ? 'new.name.you' : 'new.name.first'));
      person.input.placeholder = standIn(person.index);
      person.element.className = `person player-${shade}`;
      setAttribute(person.badge, 'aria-label', t('new.colour.of', { look: lookName(texts, shade) }));
      setAttribute(person.badge, 'title', t('new.colour.of', { look: lookName(texts, shade) }));
      person.paints.show(shade);
      if (person.badge.dataset.shade !== String(shade)) person.badge.replaceChildren(followerShape(shade));
      person.badge.dataset.shade = String(shade);
    }
    set.show();
    begins.relabel('first', nameOf(0));
    begins.relabel('second', nameOf(1));
  }

  const start = textButton('go', t('new.start'), () => {}, 'check');
  start.element.type = 'submit';
  const form = h(
    'form',
    { class: 'form new-game', 'aria-label': t('menu.new') },
    set.element,
    opponent.element,
    level.element,
    h('fieldset', { class: 'people' }, h('legend', { class: 'label' }, t('new.players')), h('div', { class: 'people-row' }, people[0]?.element, swap, people[1]?.element), people[0]?.paints.element, people[1]?.paints.element),
    begins.element,
    options,
    trouble,
    h('div', { class: 'form-end' }, start.element),
  );
  on(form, 'submit', (event) => {
    event.preventDefault();
    const wishes: Wishes = {
      rules,
      set: set.value(),
      opponent: opponent.value(),
      level: level.value(),
      names: [nameOf(0), nameOf(1)],
      colours: looks,
      begins: begins.value(),
      tokenUse: tokenUse.value(),
      tokens: tokens.input.checked,
      seed: seed.value,
    };
    start.element.disabled = true;
    if (wishes.opponent === 'bot' && wishes.level !== app.settings.level) app.changeSettings({ level: wishes.level });
    void app.newGame(toNewGame(wishes, defaultUse(wishes.rules), { coin, freshSeed: () => app.freshSeed() })).then((code) => {
      start.element.disabled = false;
      setText(trouble, code === null ? '' : texts.code(code));
      trouble.hidden = code === null;
    });
  });
  refresh();
  const destroy = app.workshop.subscribe(() => set.show());
  return {
    element: form,
    setRules(wanted) {
      rules = wanted;
      tokenUse.set(defaultUse(rules));
    },
    destroy,
  };
}

const coin = (): boolean => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 2 === 1;
