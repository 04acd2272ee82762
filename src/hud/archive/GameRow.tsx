import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Outcome } from '../../session/contracts/app.ts';
import { isFinishedGame } from '../../session/contracts/archive.ts';
import type { SavedGame } from '../../session/contracts/archive.ts';
import { copyChallenge } from '../challenge/copyChallenge.ts';
import { RoundButton, TextButton } from '../kit/Button.tsx';
import { useHud } from '../kit/context.tsx';
import { useClose } from '../kit/Dialog.tsx';
import { Badges } from '../setup/Badges.tsx';
import { scoresText, versus } from '../setup/gameWords.ts';
import { aboutGame } from './aboutGame.ts';
import { openGame } from './openGame.ts';
import { Sure } from '../kit/Sure.tsx';
import rows from '../kit/rows.module.css';
import text from '../kit/text.module.css';
import styles from './GameRow.module.css';

/** Whether it was played to the end. */
const wasPlayedOut = (game: SavedGame): boolean => isFinishedGame(game) && game.result.ended === 'over';

interface GameRowProps {
  readonly game: SavedGame;
  /** What became of an attempt to open or delete it. */
  readonly onOutcome: (code: Outcome) => void;
}

/** A game with what one can do with it. */
export function GameRow({ game, onOutcome }: GameRowProps): VNode {
  const hud = useHud();
  const { app, texts } = hud;
  const { t } = texts;
  const close = useClose();
  const [asking, ask] = useState(false);
  const remove = useRef<HTMLButtonElement>(null);
  const name = versus(texts, game);
  return (
    <li class={rows.row}>
      <Badges game={game} />
      <div class={rows.text}>
        <strong>{name}</strong>
        <span class={text.hint}>{aboutGame(texts, game)}</span>
      </div>
      <span class={styles.savedScore}>{scoresText(texts, game)}</span>
      <div class={rows.acts}>
        <TextButton
          look="plain"
          sign={game.over ? 'rewind' : 'play'}
          aria-label={t(game.over ? 'archive.replay.of' : 'saved.open', { game: name })}
          onPress={() => void openGame(hud, game, close).then(onOutcome)}
        >
          {t(game.over ? 'archive.replay' : 'saved.open.short')}
        </TextButton>
        {wasPlayedOut(game) && (
          <RoundButton
            sign="flag"
            label={t('archive.challenge.of', { game: name })}
            onPress={() => void copyChallenge(hud, game.id)}
          />
        )}
        <RoundButton ref={remove} sign="trash" label={t('saved.delete', { game: name })} onPress={() => ask(true)} />
      </div>
      <Sure
        asking={asking}
        question={t('saved.delete.sure')}
        yes={t('saved.delete.yes')}
        first="yes"
        onYes={() => void app.deleteSave(game.id).then(onOutcome)}
        onNo={() => {
          ask(false);
          remove.current?.focus();
        }}
      />
    </li>
  );
}
