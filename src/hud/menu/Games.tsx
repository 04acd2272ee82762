import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { ADAPTERS } from '../../game/index.ts';
import { hudGameOf } from '../games/index.ts';
import { useHud } from '../kit/context.tsx';
import { RulesLabel } from '../setup/RulesLabel.tsx';
import { Still } from '../setup/Still.tsx';
import { openNewGame } from './NewGameDialog.tsx';
import surface from '../kit/surface.module.css';
import text from '../kit/text.module.css';
import styles from './Games.module.css';

/** The games, each with a painted picture: a press opens the form of a new game. */
export function Games(): VNode {
  const hud = useHud();
  const { texts } = hud;
  return (
    <section class={clsx(surface.slip, styles.games)} data-new-game>
      <h2>{texts.t('menu.new')}</h2>
      <div class={styles.cards}>
        {ADAPTERS.map(({ id }) => (
          <button key={id} type="button" class={styles.card} data-rules={id} onClick={() => openNewGame(hud, id)}>
            <Still of={id} />
            <RulesLabel rules={id} />
            <span class={clsx(text.hint, styles.blurb)}>{hudGameOf(id).blurb(texts)}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
