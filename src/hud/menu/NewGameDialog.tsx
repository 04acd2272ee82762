import type { VNode } from 'preact';
import { Dialog, showDialog } from '../kit/Dialog.tsx';
import { useTexts } from '../kit/context.tsx';
import type { Hud } from '../kit/hud.ts';
import { NewGame } from './NewGame.tsx';
import styles from './NewGameDialog.module.css';

/** The page of a new game; `rules`: those chosen at first. */
export const NewGameDialog = ({ rules }: { readonly rules: string }): VNode => (
  <Dialog title={useTexts().t('menu.new')} class={styles.dialog}>
    <NewGame rules={rules} />
  </Dialog>
);

export const openNewGame = (hud: Hud, rules: string): void => showDialog(hud, <NewGameDialog rules={rules} />);
