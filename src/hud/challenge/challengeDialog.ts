import { createElement } from 'preact';
import type { Challenge } from '../../session/contracts/challenge.ts';
import { showDialog } from '../kit/Dialog.tsx';
import type { Hud } from '../kit/hud.ts';
import { ChallengeDialog } from './ChallengeDialog.tsx';

/** For callers that are no components yet. */
export const openChallenge = (hud: Hud, challenge: Challenge): void =>
  showDialog(hud, createElement(ChallengeDialog, { challenge }));
