import { MAX_ALL_BYTES, readFile } from '../../persistence/files.ts';
import { forgetsUnvisited, isPersistent } from '../../persistence/storage.ts';
import { checkBox, freshId, textButton } from '../kit/controls.ts';
import { h, on, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { createAlert } from '../kit/alert.ts';
import { exportEverything } from '../menu/exportGame.ts';
import type { Page } from './gamesPage.ts';

/** Exports and imports everything on this device as one file, and deletes it. */
export function createBackupPage(hud: Hud): Page {
  const { app, texts } = hud;
  const { t } = texts;
  const trouble = createAlert(texts);
  const news = h('p', { class: 'news', role: 'status' });
  const tell = (code: string | null): void => {
    trouble.tell(code);
    setText(news, '');
  };

  const out = textButton(
    'plain',
    t('backup.export'),
    () => {
      void exportEverything(hud).then((done) => {
        tell(done.ok ? null : done.error.code);
        if (done.ok && done.value > 0) setText(news, t('backup.export.unreadable', { count: done.value }));
      });
    },
    'export',
  );

  const file = h('input', { type: 'file', accept: '.json,application/json', id: freshId('file') });
  const found = h('p', {});
  const settings = checkBox(t('backup.import.settings'), true, () => {}, t('backup.import.settings.hint'));
  let text = '';
  const take = textButton(
    'go',
    t('backup.import.go'),
    () => {
      take.element.disabled = true;
      const busy = (part: number): void => setText(news, t('backup.import.busy', { part: Math.floor(part * 100) }));
      void app.archive
        .importAll(text, { settings: settings.input.checked && !settings.element.hidden }, busy)
        .then((taken) => {
          take.element.disabled = false;
          if (!taken.ok) return tell(taken.error.code);
          const { added, known, differ, textsKept } = taken.value;
          tell(textsKept ? null : 'backup-texts');
          offer.hidden = true;
          setText(
            news,
            [
              t('backup.import.done', { count: added }),
              ...(known > 0 ? [t('backup.import.known', { count: known })] : []),
              ...(differ > 0 ? [t('backup.import.differ', { count: differ })] : []),
            ].join(' '),
          );
        });
    },
    'check',
  );
  const offer = h('div', { class: 'backup-offer', hidden: true }, found, settings.element, take.element);
  const look = (read: string): void => {
    const inside = app.archive.readAll(read);
    tell(inside.ok ? null : inside.error.code);
    offer.hidden = !inside.ok;
    if (!inside.ok) return;
    text = read;
    const { games, broken, savedAt, texts: words, sets } = inside.value;
    setText(
      found,
      [
        t('backup.import.found', { count: games, when: texts.when(savedAt) }),
        ...(broken > 0 ? [t('backup.import.broken', { count: broken })] : []),
      ].join(' '),
    );
    if (sets > 0) found.append(` ${t('backup.import.sets', { count: sets })}`);
    settings.element.hidden = words === 0;
  };
  on(file, 'change', () => {
    const chosen = file.files?.[0];
    if (!chosen) return;
    void readFile(chosen, MAX_ALL_BYTES).then((read) => {
      if (read.ok) return look(read.value);
      offer.hidden = true;
      tell(read.error.code);
    });
    file.value = '';
  });

  const remove = textButton(
    'plain',
    t('backup.delete'),
    () => {
      sure.hidden = false;
      no.element.focus();
    },
    'trash',
  );
  const yes = textButton('plain danger', t('backup.delete.yes'), () => {
    void app.archive.deleteAll().then((code) => {
      tell(code);
      sure.hidden = true;
      if (code === null) setText(news, t('backup.delete.done'));
    });
  });
  const no = textButton('plain', t('cancel'), () => {
    sure.hidden = true;
    remove.element.focus();
  });
  const sure = h(
    'div',
    { class: 'saved-sure', hidden: true },
    h('span', {}, t('backup.delete.sure')),
    yes.element,
    no.element,
  );

  const lasting = h('p', { class: 'hint' });
  void isPersistent().then((promised) =>
    setText(
      lasting,
      t(forgetsUnvisited() ? 'backup.lasting.unvisited' : promised ? 'backup.lasting.promised' : 'backup.lasting.open'),
    ),
  );

  const part = (...nodes: readonly Node[]): HTMLElement => h('section', { class: 'backup-part' }, ...nodes);
  const hint = (words: string): HTMLElement => h('p', { class: 'hint' }, words);
  return {
    element: h(
      'div',
      { class: 'archive-page' },
      trouble.element,
      news,
      part(out.element, hint(t('backup.export.hint')), lasting),
      part(
        h('div', { class: 'field' }, h('label', { class: 'label', for: file.id }, t('backup.import')), file),
        hint(t('backup.import.hint')),
        offer,
      ),
      part(remove.element, hint(t('backup.delete.hint')), sure),
    ),
    update: () => undefined,
  };
}
