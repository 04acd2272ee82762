import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { forgetsUnvisited, isPersistent } from '../../persistence/storage.ts';
import { Alert } from '../kit/Alert.tsx';
import { TextButton } from '../kit/Button.tsx';
import { useHud, useTexts } from '../kit/context.tsx';
import { exportEverything } from '../sharing/exportGame.ts';
import { BackupImport } from './BackupImport.tsx';
import type { Report } from './report.ts';
import { Sure } from '../kit/Sure.tsx';
import backupPart from './backupPart.module.css';
import text from '../kit/text.module.css';
import styles from './BackupPage.module.css';

/** Exports and imports everything on this device as one file, and deletes it. */
export function BackupPage(): VNode {
  const [{ trouble, news }, tell] = useState<Report>({ trouble: null, news: '' });
  return (
    <>
      <Alert code={trouble} />
      <p class={styles.news} role="status">
        {news}
      </p>
      <Export tell={tell} />
      <BackupImport tell={tell} />
      <Delete tell={tell} />
    </>
  );
}

interface PartProps {
  readonly tell: (report: Report) => void;
}

function Export({ tell }: PartProps): VNode {
  const hud = useHud();
  const { t } = hud.texts;
  const write = async (): Promise<void> => {
    const done = await exportEverything(hud);
    if (!done.ok) tell({ trouble: done.error.code, news: '' });
    else tell({ trouble: null, news: done.value > 0 ? t('backup.export.unreadable', { count: done.value }) : '' });
  };
  return (
    <section class={backupPart.part}>
      <TextButton look="plain" sign="export" onPress={() => void write()}>
        {t('backup.export')}
      </TextButton>
      <p class={text.hint}>{t('backup.export.hint')}</p>
      <p class={text.hint}>{useLasting()}</p>
    </section>
  );
}

/** Says how long the browser keeps the games; empty until it has told. */
function useLasting(): string {
  const { t } = useTexts();
  const [promised, setPromised] = useState<boolean | null>(null);
  useLayoutEffect(() => void isPersistent().then(setPromised), []);
  if (promised === null) return '';
  return t(
    forgetsUnvisited() ? 'backup.lasting.unvisited' : promised ? 'backup.lasting.promised' : 'backup.lasting.open',
  );
}

function Delete({ tell }: PartProps): VNode {
  const { app, texts } = useHud();
  const { t } = texts;
  const [asking, ask] = useState(false);
  const remove = useRef<HTMLButtonElement>(null);
  const deleteAll = async (): Promise<void> => {
    const trouble = await app.archive.deleteAll();
    ask(false);
    tell({ trouble, news: trouble === null ? t('backup.delete.done') : '' });
  };
  return (
    <section class={backupPart.part}>
      <TextButton ref={remove} look="plain" sign="trash" onPress={() => ask(true)}>
        {t('backup.delete')}
      </TextButton>
      <p class={text.hint}>{t('backup.delete.hint')}</p>
      <Sure
        asking={asking}
        question={t('backup.delete.sure')}
        yes={t('backup.delete.yes')}
        first="no"
        onYes={() => void deleteAll()}
        onNo={() => {
          ask(false);
          remove.current?.focus();
        }}
      />
    </section>
  );
}
