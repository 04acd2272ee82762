import type { VNode } from 'preact';
import { Dialog, showDialog } from '../kit/Dialog.tsx';
import { useTexts } from '../kit/context.tsx';
import type { Hud } from '../kit/hud.ts';
import { rulesPlayedLast } from '../setup/RulesChoice.tsx';
import { NewGame } from './NewGame.tsx';
import styles from './NewGameDialog.module.css';

interface NewGameDialogProps {
  /** Those chosen at first. */
  readonly rules: string;
  /** The game is played at a real table. */
  readonly byHand?: boolean;
}

/** The page of a new game. */
export const NewGameDialog = ({ rules, byHand = false }: NewGameDialogProps): VNode => (
  <Dialog title={useTexts().t(byHand ? 'hand.title' : 'menu.new')} class={styles.dialog}>
    <NewGame rules={rules} byHand={byHand} />
  </Dialog>
);

export const openNewGame = (hud: Hud, rules: string): void => showDialog(hud, <NewGameDialog rules={rules} />);

/** The page of a game that is played at a real table. */
export const openHandGame = (hud: Hud, rules = rulesPlayedLast(hud.app)): void =>
  showDialog(hud, <NewGameDialog rules={rules} byHand />);
