import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { CountedTiles, sumOf } from './CountedTiles.tsx';
import { useContent } from '../table/useContent.tsx';
import { useAssists, useTable, useView } from '../table/useMatch.tsx';
import { WithoutNote } from '../table/WithoutNote.tsx';
import { TextButton } from '../kit/Button.tsx';
import { useTexts } from '../kit/context.tsx';
import { Dialog, useClose } from '../kit/Dialog.tsx';
import text from '../kit/text.module.css';
import styles from './TilesDialog.module.css';

/** How many tiles are left; with assists also which ones, and those that were set aside. */
export function TilesDialog(): VNode {
  const { t } = useTexts();
  const { texts: game } = useTable();
  const view = useView();
  const { left } = view.state;
  const mayKnow = useAssists().may('tiles');
  return (
    <Dialog title={t('tiles.title')} class={styles.dialog}>
      <p class={text.lead}>{left > 0 ? t('tray.left', { count: left }) : t('tiles.none')}</p>
      {game.beside(view).map((told) => (
        <p key={told} class={clsx(text.hint, styles.hint)}>
          {told}
        </p>
      ))}
      {mayKnow && <WhichTiles left={left} />}
      {view.without.includes('tiles') && <WithoutNote />}
    </Dialog>
  );
}

function WhichTiles({ left }: { left: number }): VNode {
  const { t } = useTexts();
  const { table } = useContent();
  const assists = useAssists();
  const close = useClose();
  const [unseen, aside] = [table.unseen(), table.aside()];
  const listed = sumOf(unseen);
  function choose(): void {
    close();
    assists.look(true);
  }
  return (
    <>
      {listed > left && <p class={clsx(text.hint, styles.hint)}>{t('tiles.shorter', { count: left })}</p>}
      {listed > 0 && (
        <>
          <div class={styles.fit}>
            <p class={clsx(text.hint, styles.hint)}>{t('tiles.fit.hint')}</p>
            <TextButton look="plain" sign="look" onPress={choose}>
              {t('tiles.fit.go')}
            </TextButton>
          </div>
          <CountedTiles class={styles.grid} tiles={unseen} />
        </>
      )}
      {aside.length > 0 && (
        <>
          <h3>{t('tiles.aside')}</h3>
          <CountedTiles class={styles.grid} tiles={aside} />
        </>
      )}
    </>
  );
}
