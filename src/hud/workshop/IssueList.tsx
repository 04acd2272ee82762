import type { VNode } from 'preact';
import type { OwnSet, SetIssue } from '../../session/contracts/workshop.ts';
import { useTexts } from '../kit/context.tsx';
import { useBench } from './bench.tsx';
import { issueText } from './words.ts';
import styles from './IssueList.module.css';

interface IssueListProps {
  readonly own: OwnSet;
  /** Those that are fixed here. */
  readonly issues: readonly SetIssue[];
}

export function IssueList({ own, issues }: IssueListProps): VNode {
  const texts = useTexts();
  const { rules } = useBench();
  return (
    <ul class={styles.tileIssues} role="status">
      {issues.map((issue, n) => (
        <li key={n}>{issueText(texts, rules, own.draft, issue)}</li>
      ))}
    </ul>
  );
}
