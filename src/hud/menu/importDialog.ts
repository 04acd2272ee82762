import { readFile } from '../../persistence/files.ts';
import { freshId, textButton } from '../kit/controls.ts';
import { openDialog } from '../kit/dialog.ts';
import { h, on } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { createAlert } from '../kit/alert.ts';

/** Imports a record from a file or pasted text. */
export function openImport(hud: Hud): void {
  const { app, texts } = hud;
  const { t } = texts;
  const dialog = openDialog(hud.host, t('menu.import'), t('close'), 'import-dialog');
  const trouble = createAlert(texts);
  const file = h('input', { type: 'file', accept: '.json,application/json,text/plain', id: freshId('file') });
  const text = h('textarea', { rows: 6, spellcheck: 'false', autocomplete: 'off', id: freshId('record') });
  const tell = (code: string | null): void => {
    trouble.tell(code);
    if (code === null) dialog.close();
  };
  const take = (record: string): void => void app.importRecord(record).then(tell);
  on(file, 'change', () => {
    const chosen = file.files?.[0];
    if (!chosen) return;
    void readFile(chosen).then((read) => (read.ok ? take(read.value) : tell(read.error.code)));
    file.value = '';
  });
  const go = textButton('go', t('import.go'), () => take(text.value), 'import');
  go.element.disabled = true;
  on(text, 'input', () => {
    go.element.disabled = text.value.trim() === '';
  });
  dialog.body.append(
    h('p', { class: 'hint' }, t('import.hint')),
    trouble.element,
    h('div', { class: 'field' }, h('label', { class: 'label', for: file.id }, t('import.file')), file),
    h('div', { class: 'field' }, h('label', { class: 'label', for: text.id }, t('import.paste')), text),
    h('div', { class: 'form-end' }, go.element),
  );
}
