import type { Match } from '../../session/contracts/match.ts';
import type { ActivePuzzle, Tutor } from '../../session/contracts/learn.ts';
import { isSolved } from '../../session/contracts/learn.ts';
import { hudGameOf } from '../games/index.ts';
import { roundButton, textButton } from '../kit/controls.ts';
import { h, setAttribute, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { rounded } from '../review/rounded.ts';
import { spotTexts, wayTexts } from '../words/learning.ts';
import { lessonName, namesAt } from './names.ts';
import { openPuzzles } from './puzzlesDialog.ts';

export interface LearnPanel {
  readonly element: HTMLElement;
  /** Whether there is currently nothing to do at the table. */
  rests(): boolean;
  update(): void;
  /** Returns true if it handled the key. */
  key(event: KeyboardEvent): boolean;
}

interface Said {
  readonly title: string;
  readonly step: string;
  readonly mood: string;
  readonly words: readonly (Node | string)[];
  readonly buttons: readonly Button[];
}
interface Button {
  readonly label: string;
  readonly press: () => void;
}

/** The text of a lesson step or a puzzle, with the buttons to continue. */
export function createLearnPanel(hud: Hud, match: Match, current: Tutor | ActivePuzzle): LearnPanel {
  const { app, texts } = hud;
  const game = hudGameOf(match.view.rules).texts(texts);
  const { t } = texts;
  const step = h('p', { class: 'label learn-step' });
  const title = h('h2', { class: 'learn-title' });
  const body = h('div', { class: 'learn-words' });
  const buttons = h('div', { class: 'learn-buttons sticky-bar' });
  const leave = roundButton('close', t(current.kind === 'lesson' ? 'learn.leave' : 'puzzle.leave'), () =>
    app.leaveMatch(),
  );
  const element = h(
    'section',
    {
      class: `slip learn ${current.kind}`,
      'aria-label': t(current.kind === 'lesson' ? 'learn.title' : 'puzzles.title'),
    },
    leave,
    h('div', { class: 'learn-told', role: 'status' }, step, title, body),
    buttons,
  );
  let told = '';

  function lesson({ view, next }: Tutor): Said {
    const { rules, id, mood, last } = view;
    const { lessons, lessonText } = hudGameOf(rules);
    const following = lessons[lessons.findIndex((known) => known.id === id) + 1];
    const goOn = { label: t(mood === 'wrong' ? 'learn.again' : 'learn.on'), press: next };
    const nextLesson = following && {
      label: t('learn.next'),
      press: () => void app.learning.teach(following, namesAt(texts)),
    };
    const home = { label: t('learn.all'), press: () => app.leaveMatch() };
    const places = spotTexts(game, match);
    return {
      mood,
      step: t('learn.step', { lesson: lessonName(texts, view), step: view.step + 1, steps: view.steps }),
      title: mood === 'wrong' ? t('learn.wrong') : mood === 'done' ? t('learn.well') : lessonName(texts, view),
      words: [
        h('p', {}, lessonText(texts, view.text)),
        places.length === 0 ? '' : h('p', { class: 'unseen' }, t('learn.look', { places: texts.list(places) })),
      ],
      buttons: mood === 'task' ? [] : last && mood !== 'wrong' ? [...(nextLesson ? [nextLesson] : []), home] : [goOn],
    };
  }

  function puzzle({ view, show, again }: ActivePuzzle): Said {
    const { puzzle: posed, place, daily, mood, judgement, shows } = view;
    const step = [
      daily ? t('puzzles.menu') : t('puzzles.number', { number: place + 1 }),
      t(`puzzles.level.${posed.level}`),
    ].join(' · ');
    const known = view.again ? h('p', { class: 'hint' }, t('puzzle.again.hint')) : '';
    if (mood === 'ask')
      return {
        mood: 'task',
        step,
        title: t('puzzle.ask'),
        words: [h('p', {}, t('puzzle.ask.hint')), known],
        buttons: [],
      };
    if (mood === 'judging')
      return { mood: 'told', step, title: t('puzzle.ask'), words: [h('p', {}, t('puzzle.judging'))], buttons: [] };
    const solved = judgement !== null && isSolved(judgement.loss);
    const way = judgement && (shows === 'best' ? judgement.best : judgement.played);
    const verdict =
      judgement === null
        ? t('verdict.unknown')
        : solved
          ? t('verdict.good')
          : t('verdict.lost', { count: rounded(judgement.loss) });
    return {
      mood: solved ? 'done' : 'wrong',
      step,
      title: solved ? t('puzzle.solved') : t('learn.wrong'),
      words: [
        h('p', {}, verdict),
        way
          ? h(
              'p',
              {},
              h('span', { class: 'label' }, t(shows === 'best' ? 'verdict.better' : 'verdict.played')),
              ' ',
              ...wayTexts(game, match, way, shows === 'best'),
            )
          : '',
      ],
      buttons: [
        ...(judgement && judgement.loss > 0
          ? [
              {
                label: t(shows === 'best' ? 'puzzle.own' : 'puzzle.best'),
                press: () => show(shows === 'best' ? 'own' : 'best'),
              },
            ]
          : []),
        { label: t('learn.again'), press: again },
        { label: t('puzzle.another'), press: () => openPuzzles(hud) },
      ],
    };
  }

  const say = (): Said => (current.kind === 'lesson' ? lesson(current) : puzzle(current));
  const rests = (): boolean => (current.kind === 'lesson' ? current.view.mood !== 'task' : current.view.mood !== 'ask');

  return {
    element,
    rests,
    update() {
      const said = say();
      const key = JSON.stringify([
        said.step,
        said.title,
        said.mood,
        said.words.map((part) => (typeof part === 'string' ? part : part.textContent)),
        said.buttons.map(({ label }) => label),
      ]);
      if (key === told) return;
      told = key;
      setText(step, said.step);
      setText(title, said.title);
      setAttribute(element, 'data-mood', said.mood);
      body.replaceChildren(...said.words);
      // If a button had the focus, the new first button gets it.
      const focused = buttons.contains(document.activeElement);
      const made = said.buttons.map(
        ({ label, press }, n) => textButton(n === 0 ? 'go' : 'plain', label, press).element,
      );
      buttons.replaceChildren(...made);
      if (focused) made[0]?.focus();
      element.scrollTo?.({ top: 0 });
    },
    key(event) {
      const target = event.target instanceof Element ? event.target : null;
      if (
        (event.key !== 'Enter' && event.key !== ' ') ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        target?.closest('button, a, summary, [role="grid"]')
      )
        return false;
      const [first] = say().buttons;
      if (!first || current.kind !== 'lesson') return false;
      first.press();
      return true;
    },
  };
}
