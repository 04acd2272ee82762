import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { ADAPTERS } from '../../game/index.ts';
import { titleOf } from '../games/titles.ts';
import { useHud } from '../kit/context.tsx';
import { fetchPart } from '../kit/fetchPart.ts';
import type { Hud } from '../kit/hud.ts';
import { RulesLabel } from '../setup/RulesLabel.tsx';
import { Still } from '../setup/Still.tsx';
import surface from '../kit/surface.module.css';
import text from '../kit/text.module.css';
import styles from './Games.module.css';

/** The form is loaded when it is first opened. */
const openForm = (hud: Hud, rules: string): void =>
  fetchPart(
    hud,
    () => import('./NewGameDialog.tsx'),
    ({ openNewGame }) => openNewGame(hud, rules),
  );

/** The games, each with a painted picture: a press opens the form of a new game. */
export function Games(): VNode {
  const hud = useHud();
  const { texts } = hud;
  return (
    <section class={clsx(surface.slip, styles.games)} data-new-game>
      <h2>{texts.t('menu.new')}</h2>
      <div class={styles.cards}>
        {ADAPTERS.map(({ id }) => (
          <button key={id} type="button" class={styles.card} data-rules={id} onClick={() => openForm(hud, id)}>
            <Still of={id} />
            <RulesLabel rules={id} />
            <span class={clsx(text.hint, styles.blurb)}>{titleOf(id).blurb(texts)}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
