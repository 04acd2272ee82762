import { DISTINCT_LOOKS, shapeOf } from '../../art/players.ts';
import { adapterOf } from '../../game/index.ts';
import { hudGameOf } from '../games/index.ts';
import { choiceGroup } from '../kit/controls.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { looksAmong, paintName } from './colourChoice.ts';
import type { PeopleForm } from './newGame.ts';
import { NAME_LENGTH, createPersonBadge } from './person.ts';
import { select } from './select.ts';

const PERSON = 'human';
const USUAL = 3;

/** The possible numbers of players in a rule set. */
export function sizesOf(rules: string): readonly number[] {
  const { fewest, most } = adapterOf(rules).seats;
  return Array.from({ length: most - fewest + 1 }, (_, n) => fewest + n);
}

/** A line for each seat: colour, name, and who plays. */
export function createManyPlayers(hud: Hud, rules: string): PeopleForm {
  const { app, texts } = hud;
  const { t } = texts;
  const sizes = sizesOf(rules);
  const size = choiceGroup(
    t('carcassonne.players'),
    sizes.map((value) => ({ value: String(value), label: texts.number(value) })),
    String(USUAL),
    () => refresh(),
    'segments sizes',
  );
  let looks: readonly number[] = DISTINCT_LOOKS;
  const seats = DISTINCT_LOOKS.slice(0, sizes.at(-1)).map(seatRow);
  const begins = choiceGroup<'lot' | '0'>(
    t('new.begins'),
    [
      { value: 'lot', label: t('new.begins.random') },
      { value: '0', label: t('carcassonne.begins.first') },
    ],
    'lot',
  );

  function seatRow(start: number, index: number) {
    const label = t('carcassonne.seat', { count: index + 1 });
    const input = h('input', {
      type: 'text',
      maxlength: NAME_LENGTH,
      autocomplete: 'off',
      spellcheck: 'false',
      'aria-label': label,
    });
    const levels = app.botLevels.map((level) => ({
      value: level,
      label: texts.level(level),
      group: t('carcassonne.seat.bot'),
    }));
    const known = app.botLevels.includes(app.settings.level) ? app.settings.level : (app.botLevels[0] ?? PERSON);
    const who = select(
      '',
      [{ value: PERSON, label: t('carcassonne.seat.human') }, ...levels],
      index === 0 ? PERSON : known,
      `${label}, ${t('carcassonne.seat.who')}`,
    );
    const badge = createPersonBadge(texts, { shape: shapeOf(start), figure: hudGameOf(rules).figure }, (look) => {
      looks = looksAmong(looks, index, look);
      refresh();
    });
    return {
      label,
      input,
      who,
      badge,
      row: h('div', { class: 'person' }, badge.badge, input, who.input),
      element: h('div', { class: 'seat' }),
    };
  }

  function refresh(): void {
    for (const [index, { label, input, badge, row, element }] of seats.entries()) {
      const look = looks[index] ?? 0;
      const words = t('new.colour.of', { look: paintName(texts, look) });
      row.className = `person player-${look}`;
      input.placeholder = paintName(texts, look);
      badge.show(look, `${label}. ${words}`, words);
      element.hidden = index >= Number(size.value());
    }
  }

  for (const { element, row, badge } of seats) element.append(row, badge.paints);
  refresh();
  return {
    elements: [
      size.element,
      h(
        'fieldset',
        { class: 'people' },
        h('legend', { class: 'label' }, t('new.players')),
        ...seats.map(({ element }) => element),
      ),
    ],
    begins: begins.element,
    people: () =>
      seats.slice(0, Number(size.value())).map(({ input, who }, index) => ({
        name: input.value.trim() || input.placeholder,
        seat: who.input.value === PERSON ? { kind: 'human' } : { kind: 'bot', level: who.input.value },
        colour: looks[index] ?? index,
      })),
    first: () => (begins.value() === 'lot' ? 'lot' : 0),
  };
}
