import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useHud } from '../kit/context.tsx';
import { entriesAtFirst, withRules } from './newGameEntries.ts';
import { NewGameForm } from './NewGameForm.tsx';
import { RulesChoice } from '../setup/RulesChoice.tsx';
import surface from '../kit/surface.module.css';
import styles from './NewGame.module.css';

/** The choice of rules for a new game, and its form. `rules`: those chosen at first. */
export function NewGame({ rules }: { readonly rules: string }): VNode {
  const { app, texts } = useHud();
  const [entries, setEntries] = useState(() => entriesAtFirst(app, rules));
  return (
    <section class={clsx(surface.slip, styles.menuNew)} data-new-game>
      <h2>{texts.t('menu.new')}</h2>
      <RulesChoice
        described
        value={entries.chosen.rules}
        onChange={(other) => setEntries(withRules(app, entries, other))}
      />
      <NewGameForm entries={entries} onChange={setEntries} />
    </section>
  );
}
