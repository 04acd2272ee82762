import type { VNode } from 'preact';
import { PRINTED } from '../../session/contracts/workshop.ts';
import type { OwnSet } from '../../session/contracts/workshop.ts';
import { useTexts } from '../kit/context.tsx';
import { Icon } from '../kit/icons.tsx';
import { useBench } from './bench.tsx';
import { COUNTED, countsOf, issueText, placeOf } from './words.ts';
import text from '../kit/text.module.css';
import parts from './parts.module.css';
import styles from './CheckPage.module.css';

/** More issues than this are not listed: the first ones have to be fixed first. */
const MOST = 60;

/** What has to be fixed, with a button to go there, and how the numbers compare with the printed game. */
export function CheckPage({ own }: { own: OwnSet }): VNode {
  const { t } = useTexts();
  const numbers = countsOf(own.draft);
  return (
    <section class={parts.part} aria-label={t('workshop.part.check')}>
      <div class={styles.issues}>
        {own.issues.length > 0 ? (
          <Issues own={own} />
        ) : (
          <p class={styles.fine}>
            <Icon name="check" />
            <span>{t('check.fine')}</span>
          </p>
        )}
      </div>
      <h3>{t('check.counts')}</h3>
      <ul class={styles.counts}>
        {COUNTED.map((what) => {
          const isSame = numbers[what] === PRINTED[what];
          return (
            <li key={what}>
              <span>{t(`check.count.${what}`, { count: numbers[what], printed: PRINTED[what] })}</span>
              <span class={text.hint}>{t(isSame ? 'check.count.same' : 'check.count.other')}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Issues({ own }: { own: OwnSet }): VNode {
  const texts = useTexts();
  const { t } = texts;
  const { rules, go } = useBench();
  return (
    <>
      <h3>{t('check.issues')}</h3>
      <ul class={styles.issueList}>
        {own.issues.slice(0, MOST).map((issue, n) => {
          const words = issueText(texts, rules, own.draft, issue);
          return (
            <li key={n}>
              <button
                type="button"
                class={styles.issueButton}
                aria-label={t('check.go', { issue: words })}
                onClick={() => go(placeOf(own.id, issue))}
              >
                <span>{words}</span>
                <Icon name="next" />
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
