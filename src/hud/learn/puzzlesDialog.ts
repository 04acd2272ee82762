import { isSolved } from '../../session/contracts/learn.ts';
import type { PuzzleList } from '../../session/contracts/learn.ts';
import { textButton } from '../kit/controls.ts';
import { openDialog } from '../kit/dialog.ts';
import { h, on } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { createAlert } from '../kit/alert.ts';
import { namesAt } from './names.ts';

/** The puzzle of the day, and all the others. */
export function openPuzzles(hud: Hud): void {
  const { app, texts } = hud;
  const { t } = texts;
  const dialog = openDialog(hud.host, t('puzzles.title'), t('close'), 'puzzles-dialog');
  const { element: trouble, tell } = createAlert(texts);
  const page = h('div', { class: 'puzzles' });
  dialog.body.append(h('p', { class: 'lead' }, t('puzzles.hint')), trouble, page);

  const open = (place: number): void =>
    void app.learning.pose(place, namesAt(texts)).then(tell, () => tell('part-missing'));

  function stateOf(seed: string): { readonly name: 'new' | 'solved' | 'lost'; readonly words: string } {
    const loss = app.learning.progress.puzzles[seed];
    if (loss === undefined) return { name: 'new', words: t('puzzles.state.new') };
    return isSolved(loss)
      ? { name: 'solved', words: t('puzzles.state.solved') }
      : { name: 'lost', words: t('puzzles.state.lost', { count: loss }) };
  }

  function show({ puzzles, today }: PuzzleList): void {
    const now = puzzles[today];
    const { streak, progress } = app.learning;
    const solved = puzzles.filter(({ seed }) => isSolved(progress.puzzles[seed])).length;
    const play = textButton('go', t('puzzles.play'), () => open(today), 'play');
    const about = now
      ? [texts.r(now.rules, 'name'), t(`puzzles.level.${now.level}`), stateOf(now.seed).words].join(' · ')
      : '';
    const row = streak > 0 ? h('p', { class: 'streak' }, t('puzzles.streak', { count: streak })) : null;
    const rows = puzzles.map(({ rules, seed, level }, place) => {
      const { name, words } = stateOf(seed);
      const number = t('puzzles.number', { number: place + 1 });
      const label = [number, texts.r(rules, 'name'), t(`puzzles.level.${level}`), words].join(', ');
      const button = h(
        'button',
        {
          type: 'button',
          class: `puzzle-button ${name}`,
          'aria-label': label,
          title: label,
          'aria-current': place === today ? 'date' : null,
        },
        texts.number(place + 1),
      );
      on(button, 'click', () => open(place));
      return h('li', {}, button);
    });
    page.replaceChildren(
      h(
        'section',
        { class: 'puzzle-today', 'aria-label': t('puzzles.today') },
        h('div', {}, h('h3', {}, t('puzzles.today')), h('p', { class: 'hint' }, about), row),
        play.element,
      ),
      h('h3', {}, t('puzzles.others')),
      h('p', { class: 'hint' }, t('puzzles.solved', { solved, count: puzzles.length })),
      h('ol', { class: 'puzzle-list' }, ...rows),
    );
  }

  app.learning.puzzles().then(show, () => tell('part-missing'));
}
