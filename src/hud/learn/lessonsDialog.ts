import type { LessonRef } from '../../session/learnContract.ts';
import { lessonsOf } from '../../session/learnContract.ts';
import { choiceGroup } from '../kit/controls.ts';
import { openDialog } from '../kit/dialog.ts';
import { h, on, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { icon } from '../kit/icons.ts';
import { rulesName } from '../menu/gameWords.ts';
import { lessonName, namesAt } from './names.ts';

/** The lessons of each family in their order, those that are done marked. */
export function openLessons(hud: Hud): void {
  const { app, texts } = hud;
  const { t } = texts;
  const dialog = openDialog(hud.host, t('learn.title'), t('close'), 'lessons-dialog');
  const { lessons } = app.school.progress;
  const lead = h('p', { class: 'lead' });
  const trouble = h('p', { class: 'trouble', role: 'alert', hidden: true });
  const list = h('ol', { class: 'lesson-rows' });
  const show = (rules: LessonRef['rules']): void => {
    const taught = lessonsOf(rules);
    const count = taught.filter(({ id }) => lessons.includes(id)).length;
    setText(lead, count > 0 ? t('learn.count', { done: count, count: taught.length }) : t('learn.hint'));
    list.replaceChildren(
      ...taught.map((lesson, n) => {
        const done = lessons.includes(lesson.id);
        const mark = h('span', { class: done ? 'lesson-mark done' : 'lesson-mark', 'aria-hidden': 'true' }, done ? icon('check') : texts.number(n + 1));
        const button = h('button', { type: 'button', class: 'row-button' }, mark, h('span', {}, lessonName(texts, lesson)), done ? h('span', { class: 'hint' }, t('learn.done')) : null);
        on(button, 'click', () => {
          const code = app.school.teach(lesson, namesAt(texts));
          setText(trouble, code === null ? '' : texts.code(code));
          trouble.hidden = code === null;
        });
        return h('li', {}, button);
      }),
    );
  };
  const start = app.savedGames[0]?.rules ?? app.ruleSets[0]?.id ?? 'castle';
  const known: readonly LessonRef['rules'][] = [...app.ruleSets.map(({ id }) => id), 'carcassonne'];
  const offered = known.map((value) => ({ value, label: rulesName(texts, value) }));
  const tabs = choiceGroup<LessonRef['rules']>(t('new.rules'), offered, start, show);
  show(start);
  dialog.body.append(lead, tabs.element, trouble, list);
}
