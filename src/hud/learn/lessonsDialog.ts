import { lastRules } from '../../session/archiveContract.ts';
import type { RuleSetId } from '../../game/index.ts';
import { LESSONS } from '../../session/learnContract.ts';
import { choiceGroup } from '../kit/controls.ts';
import { openDialog } from '../kit/dialog.ts';
import { h, on, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { icon } from '../kit/icons.ts';
import { namesAt } from './names.ts';

/** All lessons in their order, those that are done marked. */
export function openLessons(hud: Hud): void {
  const { app, texts } = hud;
  const { t } = texts;
  const dialog = openDialog(hud.host, t('learn.title'), t('close'), 'lessons-dialog');
  const { lessons } = app.school.progress;
  const trouble = h('p', { class: 'trouble', role: 'alert', hidden: true });
  const list = h('ol', { class: 'lesson-rows' });
  const show = (rules: RuleSetId): void => {
    list.replaceChildren(
      ...LESSONS.map((id, n) => {
        const done = lessons.includes(id);
        const mark = h('span', { class: done ? 'lesson-mark done' : 'lesson-mark', 'aria-hidden': 'true' }, done ? icon('check') : texts.number(n + 1));
        const button = h('button', { type: 'button', class: 'row-button' }, mark, h('span', {}, texts.r(rules, `lesson.${id}.name`)), done ? h('span', { class: 'hint' }, t('learn.done')) : null);
        on(button, 'click', () => {
          const code = app.school.teach(id, rules, namesAt(texts));
          setText(trouble, code === null ? '' : texts.code(code));
          trouble.hidden = code === null;
        });
        return h('li', {}, button);
      }),
    );
  };
  const start: RuleSetId = lastRules(app.savedGames) ?? app.ruleSets[0]?.id ?? 'castle';
  const tabs = choiceGroup(t('new.rules'), app.ruleSets.map(({ id }) => ({ value: id, label: texts.r(id, 'name') })), start, show);
  show(start);
  const count = lessons.length > 0 ? t('learn.count', { done: lessons.length, count: LESSONS.length }) : t('learn.hint');
  dialog.body.append(h('p', { class: 'lead' }, count), tabs.element, trouble, list);
}
