import type { VNode } from 'preact';
import { useTexts } from '../kit/context.tsx';
import { useView } from './useMatch.tsx';
import assistCard from './assistCard.module.css';

/** What this table does without. */
export function WithoutNote(): VNode | null {
  const { t, list } = useTexts();
  const { without } = useView();
  if (without.length === 0) return null;
  return (
    <p class={assistCard.note} data-without>
      {t('without.agreed', { what: list(without.map((assist) => t(`without.${assist}`))) })}
    </p>
  );
}
