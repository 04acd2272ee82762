import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useApp } from '../kit/context.tsx';
import { entriesAtFirst, withRules } from './newGameEntries.ts';
import { NewGameForm } from './NewGameForm.tsx';
import { RulesChoice } from '../setup/RulesChoice.tsx';
import styles from './NewGame.module.css';

/** The choice of rules for a new game, and its form. `rules`: those chosen at first. */
export function NewGame({ rules }: { readonly rules: string }): VNode {
  const app = useApp();
  const [entries, setEntries] = useState(() => entriesAtFirst(app, rules));
  return (
    <div class={styles.new}>
      <RulesChoice value={entries.chosen.rules} onChange={(other) => setEntries(withRules(app, entries, other))} />
      <NewGameForm entries={entries} onChange={setEntries} />
    </div>
  );
}
