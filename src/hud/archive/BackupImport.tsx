import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Texts } from '../../i18n/index.ts';
import { MAX_ALL_BYTES, readFile } from '../../persistence/files.ts';
import type { BackupInfo, TakenIn } from '../../session/contracts/archive.ts';
import { TextButton } from '../kit/Button.tsx';
import { CheckBox } from '../kit/CheckBox.tsx';
import { useHud } from '../kit/context.tsx';
import { FileField } from '../setup/FileField.tsx';
import type { Report } from './report.ts';
import backupPart from './backupPart.module.css';
import text from '../kit/text.module.css';
import styles from './BackupImport.module.css';

/** A file that was read. */
interface Offer {
  readonly text: string;
  readonly info: BackupInfo;
}

/** Reads a backup, says what it contains, and imports it. */
export function BackupImport({ tell }: { readonly tell: (report: Report) => void }): VNode {
  const { app, texts } = useHud();
  const { t } = texts;
  const [offer, setOffer] = useState<Offer | null>(null);
  const [settings, setSettings] = useState(true);
  const [busy, setBusy] = useState(false);
  const failed = (code: string): void => tell({ trouble: code, news: '' });

  async function look(file: File): Promise<void> {
    const read = await readFile(file, MAX_ALL_BYTES);
    const inside = read.ok ? app.archive.readAll(read.value) : read;
    setOffer(read.ok && inside.ok ? { text: read.value, info: inside.value } : null);
    if (inside.ok) tell({ trouble: null, news: '' });
    else failed(inside.error.code);
  }

  async function take({ text, info }: Offer): Promise<void> {
    setBusy(true);
    const taken = await app.archive.importAll(text, { settings: settings && info.texts > 0 }, (part) =>
      tell({ trouble: null, news: t('backup.import.busy', { part: Math.floor(part * 100) }) }),
    );
    setBusy(false);
    if (!taken.ok) return failed(taken.error.code);
    setOffer(null);
    tell({ trouble: taken.value.textsKept ? null : 'backup-texts', news: takenWords(texts, taken.value) });
  }

  return (
    <section class={backupPart.part}>
      <FileField label={t('backup.import')} accept=".json,application/json" onFile={(file) => void look(file)} />
      <p class={text.hint}>{t('backup.import.hint')}</p>
      {offer && (
        <div class={styles.offer}>
          <p>{foundWords(texts, offer.info)}</p>
          <CheckBox
            label={t('backup.import.settings')}
            hint={t('backup.import.settings.hint')}
            checked={settings}
            onChange={setSettings}
            hidden={offer.info.texts === 0}
          />
          <TextButton look="go" sign="check" disabled={busy} onPress={() => void take(offer)}>
            {t('backup.import.go')}
          </TextButton>
        </div>
      )}
    </section>
  );
}

const foundWords = ({ t, when }: Texts, { games, broken, savedAt, sets }: BackupInfo): string =>
  [
    t('backup.import.found', { count: games, when: when(savedAt) }),
    ...(broken > 0 ? [t('backup.import.broken', { count: broken })] : []),
    ...(sets > 0 ? [t('backup.import.sets', { count: sets })] : []),
  ].join(' ');

const takenWords = ({ t }: Texts, { added, known, differ }: TakenIn): string =>
  [
    t('backup.import.done', { count: added }),
    ...(known > 0 ? [t('backup.import.known', { count: known })] : []),
    ...(differ > 0 ? [t('backup.import.differ', { count: differ })] : []),
  ].join(' ');
