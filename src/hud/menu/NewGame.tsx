import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { useApp, useTexts } from '../kit/context.tsx';
import { entriesAtFirst, withRules } from './newGameEntries.ts';
import { NewGameForm } from './NewGameForm.tsx';
import { RulesChoice } from '../setup/RulesChoice.tsx';
import text from '../kit/text.module.css';
import styles from './NewGame.module.css';

interface NewGameProps {
  /** Those chosen at first. */
  readonly rules: string;
  /** The game is played at a real table. */
  readonly byHand?: boolean;
}

/** The choice of rules for a new game, and its form. */
export function NewGame({ rules, byHand = false }: NewGameProps): VNode {
  const app = useApp();
  const { t } = useTexts();
  const [entries, setEntries] = useState(() => entriesAtFirst(app, rules, byHand));
  return (
    <div class={styles.new}>
      {byHand && <p class={text.hint}>{t('hand.hint')}</p>}
      <RulesChoice value={entries.chosen.rules} onChange={(other) => setEntries(withRules(app, entries, other))} />
      <NewGameForm entries={entries} onChange={setEntries} />
    </div>
  );
}
