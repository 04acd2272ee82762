import { DISTINCT_LOOKS, shapeOf } from '../../art/players.ts';
import type { Seat } from '../../session/contracts/match.ts';
import { hudGameOf } from '../games/index.ts';
import type { Choice } from '../kit/controls.ts';
import { choiceGroup, freshId, roundButton } from '../kit/controls.ts';
import { h, on, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { looksAmong, lookName, paintName } from './colourChoice.ts';
import { createLevelChoice } from './levelChoice.ts';
import type { PeopleForm } from './newGame.ts';
import { NAME_LENGTH, createPersonBadge } from './person.ts';

/** Two people, or one person and a computer player. */
export function createTwoPlayers(hud: Hud, rules: string): PeopleForm {
  const { app, texts } = hud;
  const { t } = texts;
  const opponents: Choice<'human' | 'bot'>[] = [{ value: 'human', label: t('new.opponent.human') }];
  if (app.botLevels.length > 0) opponents.unshift({ value: 'bot', label: t('new.opponent.bot') });
  const opponent = choiceGroup(t('new.opponent'), opponents, opponents[0]?.value ?? 'human', () => refresh());
  const level = createLevelChoice(hud);
  const isBot = (index: number): boolean => index === 1 && opponent.value() === 'bot';

  let looks = DISTINCT_LOOKS.slice(0, 2);
  const people = looks.map((start, index) => {
    const input = h('input', {
      type: 'text',
      maxlength: NAME_LENGTH,
      autocomplete: 'off',
      spellcheck: 'false',
      id: freshId('name'),
    });
    const label = h('label', { class: 'label', for: input.id });
    const badge = createPersonBadge(texts, { shape: shapeOf(start), figure: hudGameOf(rules).figure }, (look) => {
      looks = [...looksAmong(looks, index, look)];
      refresh();
    });
    on(input, 'input', () => refresh());
    const standIn = (): string => (isBot(index) ? t('new.name.bot') : paintName(texts, looks[index] ?? 0));
    return {
      input,
      label,
      badge,
      standIn,
      name: () => input.value.trim() || standIn(),
      element: h('div', { class: 'person' }, badge.badge, h('div', { class: 'field' }, label, input)),
    };
  });
  const swap = roundButton('swap', t('new.swap'), () => {
    looks.reverse();
    refresh();
  });
  const begins = choiceGroup<'lot' | '0' | '1'>(
    t('new.begins'),
    [
      { value: 'lot', label: t('new.begins.random') },
      { value: '0', label: '' },
      { value: '1', label: '' },
    ],
    'lot',
  );

  function refresh(): void {
    const bot = isBot(1);
    level.element.hidden = !bot || app.botLevels.length < 2;
    for (const [index, { input, label, badge, standIn, name, element }] of people.entries()) {
      const look = looks[index] ?? 0;
      setText(
        label,
        t(index === 1 ? (bot ? 'new.name.bot' : 'new.name.second') : bot ? 'new.name.you' : 'new.name.first'),
      );
      input.placeholder = standIn();
      element.className = `person player-${look}`;
      badge.show(look, t('new.colour.of', { look: lookName(texts, look) }));
      begins.relabel(index === 0 ? '0' : '1', name());
    }
  }

  refresh();
  const [first, second] = people;
  const row = h('div', { class: 'people-row' }, first?.element, swap, second?.element);
  return {
    elements: [
      opponent.element,
      level.element,
      h(
        'fieldset',
        { class: 'people' },
        h('legend', { class: 'label' }, t('new.players')),
        row,
        first?.badge.paints,
        second?.badge.paints,
      ),
    ],
    begins: begins.element,
    people: () =>
      people.map(({ name }, index) => ({
        name: name(),
        seat: isBot(index) ? ({ kind: 'bot', level: level.value() } satisfies Seat) : { kind: 'human' },
        colour: looks[index] ?? index,
      })),
    first: () => (begins.value() === 'lot' ? 'lot' : Number(begins.value())),
  };
}
