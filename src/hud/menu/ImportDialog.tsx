import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { readFile } from '../../persistence/files.ts';
import { Alert } from '../kit/Alert.tsx';
import { TextButton } from '../kit/Button.tsx';
import { useHud, useTexts } from '../kit/context.tsx';
import { Dialog, useClose } from '../kit/Dialog.tsx';
import { Field } from '../kit/Field.tsx';
import { FileField } from '../setup/FileField.tsx';
import form from '../kit/form.module.css';
import text from '../kit/text.module.css';

/** Imports a record from a file or pasted text. */
export const ImportDialog = (): VNode => (
  <Dialog title={useTexts().t('menu.import')}>
    <Import />
  </Dialog>
);

function Import(): VNode {
  const { app, texts } = useHud();
  const { t } = texts;
  const close = useClose();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [record, setRecord] = useState('');
  const tell = (code: string | null): void => {
    setTrouble(code);
    if (code === null) close();
  };
  const take = (text: string): void => void app.importRecord(text).then(tell);
  return (
    <>
      <p class={text.hint}>{t('import.hint')}</p>
      <Alert code={trouble} />
      <FileField
        label={t('import.file')}
        accept=".json,application/json,text/plain"
        onFile={(file) => void readFile(file).then((read) => (read.ok ? take(read.value) : tell(read.error.code)))}
      />
      <Field label={t('import.paste')}>
        {(id) => (
          <textarea
            rows={6}
            spellcheck={false}
            autocomplete="off"
            id={id}
            value={record}
            onInput={({ currentTarget }) => setRecord(currentTarget.value)}
          />
        )}
      </Field>
      <div class={form.end}>
        <TextButton look="go" sign="import" disabled={record.trim() === ''} onPress={() => take(record)}>
          {t('import.go')}
        </TextButton>
      </div>
    </>
  );
}
