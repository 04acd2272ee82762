import { hudGameOf } from '../games/index.ts';
import { freshId, textButton } from '../kit/controls.ts';
import { h, on, setAttribute, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { hasSeveral } from './gameWords.ts';
import type { PeopleForm } from './newGame.ts';
import { toNewGame } from './newGame.ts';
import type { OptionsForm } from './optionsForm.ts';
import { createOptionsForm } from './optionsForm.ts';
import { createSetChoice } from './setChoice.ts';
import { createManyPlayers } from './manyPlayers.ts';
import { createTwoPlayers } from './twoPlayers.ts';

export interface NewGameForm {
  readonly element: HTMLFormElement;
  /** Keeps the entries about the players if the number of players stays the same. */
  setRules(rules: string): void;
  /** The form is no longer shown. */
  destroy(): void;
}

/** The new-game form, generated from the rule set's adapter. */
export function createNewGameForm(hud: Hud, start: string): NewGameForm {
  const { app, texts } = hud;
  const { t } = texts;
  const set = createSetChoice(hud);
  const seed = h('input', {
    type: 'text',
    maxlength: 80,
    autocomplete: 'off',
    spellcheck: 'false',
    id: freshId('seed'),
  });
  const seedHint = h('span', { class: 'hint' });
  const seedField = h(
    'div',
    { class: 'field' },
    h('label', { class: 'label', for: seed.id }, t('new.seed')),
    seed,
    seedHint,
  );
  const folded = h('div', { class: 'form' });
  const details = h('details', { class: 'folding options' }, h('summary', {}, t('new.options')), folded);
  const trouble = h('p', { class: 'trouble', role: 'alert', hidden: true });
  const go = textButton('go', t('new.start'), () => {}, 'check');
  go.element.type = 'submit';
  const end = h('div', { class: 'form-end sticky-bar' }, go.element);
  const form = h('form', { class: 'form new-game' });
  const known = new Map<boolean, PeopleForm>();
  let shown: { readonly rules: string; readonly people: PeopleForm; readonly options: OptionsForm } | null = null;

  const tell = (code: string | null): void => say(code === null ? null : texts.code(code));
  function say(words: string | null): void {
    setText(trouble, words ?? '');
    trouble.hidden = words === null;
  }

  function setRules(rules: string): void {
    const { name, seedHint: hint, takesSets } = hudGameOf(rules);
    const several = hasSeveral(rules);
    const people = known.get(several) ?? (several ? createManyPlayers : createTwoPlayers)(hud, rules);
    known.set(several, people);
    const options = createOptionsForm(hud, rules);
    // Keeps the chosen options that the new rule set has, too.
    const before = shown?.options.value();
    options.show(before?.ok ? before.value : (app.settings.lastOptions[rules] ?? {}));
    shown = { rules, people, options };
    setAttribute(form, 'aria-label', name(texts));
    setText(seedHint, hint(texts));
    folded.replaceChildren(...options.options, seedField);
    set.show();
    form.replaceChildren(
      ...(takesSets ? [set.element] : []),
      ...people.elements,
      ...(options.modules ? [options.modules] : []),
      people.begins,
      details,
      trouble,
      end,
    );
  }

  on(form, 'submit', (event) => {
    event.preventDefault();
    if (!shown) return;
    const { rules, people } = shown;
    const options = shown.options.value();
    if (!options.ok) {
      say(shown.options.clash() ?? texts.code(options.error.code));
      return;
    }
    const table = people.people();
    const level = table.flatMap(({ seat }) => (seat.kind === 'bot' ? [seat.level] : []))[0];
    if (level !== undefined && level !== app.settings.level) app.changeSettings({ level });
    const game = toNewGame(
      {
        rules,
        set: hudGameOf(rules).takesSets ? set.value() : null,
        options: options.value,
        people: table,
        begins: people.first(),
        seed: seed.value,
      },
      {
        pick: (below) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below,
        freshSeed: () => app.freshSeed(),
      },
    );
    app.changeSettings({ lastOptions: { ...app.settings.lastOptions, [rules]: game.options } });
    go.element.disabled = true;
    void app.newGame(game).then((code) => {
      go.element.disabled = false;
      tell(code);
    });
  });
  setRules(start);
  return { element: form, setRules, destroy: app.workshop.subscribe(() => set.show()) };
}
