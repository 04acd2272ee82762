import { ADAPTERS } from '../../game/index.ts';
import { hudGameOf } from '../games/index.ts';
import { choiceGroup } from '../kit/controls.ts';
import { openDialog } from '../kit/dialog.ts';
import { h, on, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { icon } from '../kit/icons.tsx';
import { createAlert } from '../kit/alert.ts';
import { lessonName, namesAt } from './names.ts';

/** The lessons of each rule set in order; completed ones are marked. */
export function openLessons(hud: Hud): void {
  const { app, texts } = hud;
  const { t } = texts;
  const dialog = openDialog(hud.host, t('learn.title'), t('close'), 'lessons-dialog');
  const { lessons } = app.learning.progress;
  const lead = h('p', { class: 'lead' });
  const { element: trouble, tell } = createAlert(texts);
  const list = h('ol', { class: 'lesson-rows' });
  const show = (rules: string): void => {
    const taught = hudGameOf(rules).lessons;
    const count = taught.filter(({ id }) => lessons.includes(id)).length;
    setText(lead, count > 0 ? t('learn.count', { done: count, count: taught.length }) : t('learn.hint'));
    list.replaceChildren(
      ...taught.map((lesson, n) => {
        const done = lessons.includes(lesson.id);
        const mark = h(
          'span',
          { class: done ? 'lesson-mark done' : 'lesson-mark', 'aria-hidden': 'true' },
          done ? icon('check') : texts.number(n + 1),
        );
        const button = h(
          'button',
          { type: 'button', class: 'row-button' },
          mark,
          h('span', {}, lessonName(texts, lesson)),
          done ? h('span', { class: 'hint' }, t('learn.done')) : null,
        );
        on(button, 'click', () => {
          tell(app.learning.teach(lesson, namesAt(texts)));
        });
        return h('li', {}, button);
      }),
    );
  };
  const offered = ADAPTERS.flatMap(({ id }) =>
    hudGameOf(id).lessons.length > 0 ? [{ value: id, label: hudGameOf(id).name(texts) }] : [],
  );
  const last = app.savedGames[0]?.rules;
  const start = (offered.find(({ value }) => value === last) ?? offered[0])?.value ?? '';
  const tabs = choiceGroup(t('new.rules'), offered, start, show);
  show(start);
  dialog.body.append(lead, tabs.element, trouble, list);
}
