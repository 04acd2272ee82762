import { shapeOf } from '../../art/players.ts';
import { LOOKS } from '../../session/country/shelf.ts';
import type { Seat } from '../../session/country/contract.ts';
import { choiceGroup, freshId, textButton } from '../kit/controls.ts';
import { h, on, setAttribute, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { countryFollowerShape } from '../kit/shapes.ts';
import { createColourChoice, looksAmong, paintName } from './colourChoice.ts';
import { toCountryGame } from './countryGame.ts';
import { createCountryOptions, select } from './countryOptions.ts';

const NAME_LENGTH = 24;
const SIZES = ['2', '3', '4', '5', '6'] as const;
const PERSON = 'human';

/** The form for a new game of the countryside. */
export function createCountryForm(hud: Hud): HTMLFormElement {
  const { app, texts } = hud;
  const { t } = texts;
  let looks: readonly number[] = LOOKS;
  const size = choiceGroup<(typeof SIZES)[number]>(t('country.players'), SIZES.map((value) => ({ value, label: texts.number(Number(value)) })), '3', () => refresh(), 'segments sizes');
  const seats = LOOKS.map((_, index) => seatRow(index));

  const choice = createCountryOptions(hud);
  const begins = choiceGroup<'random' | 'first'>(t('new.begins'), [{ value: 'random', label: t('new.begins.random') }, { value: 'first', label: t('country.begins.first') }], 'random');
  const seed = h('input', { type: 'text', maxlength: 80, autocomplete: 'off', spellcheck: 'false', id: freshId('seed') });
  const options = h(
    'details',
    { class: 'folding options' },
    h('summary', {}, t('new.options')),
    h('div', { class: 'form' }, ...choice.options, h('div', { class: 'field' }, h('label', { class: 'label', for: seed.id }, t('new.seed')), seed, h('span', { class: 'hint' }, t('country.seed.hint')))),
  );
  const trouble = h('p', { class: 'trouble', role: 'alert', hidden: true });
  const start = textButton('go', t('new.start'), () => {}, 'check');
  start.element.type = 'submit';
  const form = h(
    'form',
    { class: 'form new-game country-form', 'aria-label': t('country.name') },
    size.element,
    h('fieldset', { class: 'people' }, h('legend', { class: 'label' }, t('new.players')), ...seats.map((seat) => seat.element)),
    choice.modules,
    begins.element,
    options,
    trouble,
    h('div', { class: 'form-end' }, start.element),
  );
  on(form, 'submit', (event) => {
    event.preventDefault();
    const people = seats.slice(0, Number(size.value())).map((seat) => ({ name: seat.name(), seat: seat.seat(), colour: looks[seat.index] ?? seat.index }));
    const game = toCountryGame(
      { people, begins: begins.value(), ...choice.value(), seed: seed.value },
      { pick: (below) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below, freshSeed: () => app.freshSeed() },
    );
    start.element.disabled = true;
    void app.newGame(game).then((code) => {
      start.element.disabled = false;
      setText(trouble, code === null ? '' : texts.code(code));
      trouble.hidden = code === null;
    });
  });
  refresh();
  return form;

  /** One place at the table: colour, name, and who plays. */
  function seatRow(index: number) {
    const label = t('country.seat', { count: index + 1 });
    const input = h('input', { type: 'text', maxlength: NAME_LENGTH, autocomplete: 'off', spellcheck: 'false', 'aria-label': label });
    const levels = app.botLevels.map((level) => ({ value: level, label: texts.level(level), group: t('country.seat.bot') }));
    const known = app.botLevels.includes(app.settings.level) ? app.settings.level : (app.botLevels[0] ?? PERSON);
    const who = select('', [{ value: PERSON, label: t('country.seat.human') }, ...levels], index === 0 ? PERSON : known, `${label}, ${t('country.seat.who')}`);
    const paints = createColourChoice(texts, { legend: t('new.colour'), shape: shapeOf(LOOKS[index] ?? 0), figure: countryFollowerShape }, (look) => {
      looks = looksAmong(looks, index, look);
      refresh();
    });
    paints.element.hidden = true;
    const badge = h('button', { type: 'button', class: 'badge badge-button', 'aria-expanded': 'false' });
    on(badge, 'click', () => {
      paints.element.hidden = !paints.element.hidden;
      setAttribute(badge, 'aria-expanded', String(!paints.element.hidden));
    });
    const row = h('div', { class: 'person' }, badge, input, who.input);
    const standIn = (): string => paintName(texts, looks[index] ?? 0);
    return {
      index,
      element: h('div', { class: 'seat' }, row, paints.element),
      name: (): string => input.value.trim() || standIn(),
      seat: (): Seat => (who.input.value === PERSON ? { kind: 'human' } : { kind: 'bot', level: who.input.value }),
      refresh(shown: boolean): void {
        const look = looks[index] ?? 0;
        const words = t('new.colour.of', { look: paintName(texts, look) });
        row.className = `person player-${look}`;
        input.placeholder = standIn();
        setAttribute(badge, 'aria-label', `${label}. ${words}`);
        setAttribute(badge, 'title', words);
        badge.replaceChildren(countryFollowerShape(look));
        paints.show(look);
        setAttribute(row.parentElement ?? row, 'hidden', !shown);
      },
    };
  }

  function refresh(): void {
    for (const seat of seats) seat.refresh(seat.index < Number(size.value()));
  }
}
