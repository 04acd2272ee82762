import type { VNode } from 'preact';
import { useTexts } from '../kit/context.tsx';
import { Backdrop } from './Backdrop.tsx';
import { Continue } from './Continue.tsx';
import { Entries } from './Entries.tsx';
import { Games } from './Games.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import styles from './MenuScreen.module.css';

/** The start page, in the order of what most people want. */
export function MenuScreen(): VNode {
  const { t } = useTexts();
  return (
    <main class={styles.menu} tabIndex={-1} data-menu>
      <Backdrop />
      <div class={styles.page}>
        <header class={styles.title}>
          <h1>{t('title')}</h1>
          <p>{t('tagline')}</p>
        </header>
        <div class={styles.first}>
          <Continue />
          <Shortcuts />
        </div>
        <Games />
        <Entries />
      </div>
    </main>
  );
}
