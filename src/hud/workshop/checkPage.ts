import { PRINTED } from '../../session/contracts/workshop.ts';
import { h, on } from '../kit/dom.ts';
import { icon } from '../kit/icons.tsx';
import type { Bench, WorkshopPage } from './page.ts';
import type { Counted } from './words.ts';
import { countsOf, issueText, placeOf } from './words.ts';

/** More issues than this are not listed: the first ones have to be fixed first. */
const MOST = 60;

/** What has to be fixed, with a button to go there, and how the numbers compare with the printed game. */
export function createCheckPage(bench: Bench, id: string): WorkshopPage {
  const { texts } = bench.hud;
  const { t } = texts;
  const faulty = h('div', { class: 'check-issues' });
  const counts = h('ul', { class: 'check-counts' });
  return {
    element: h(
      'section',
      { class: 'workshop-part', 'aria-label': t('workshop.part.check') },
      faulty,
      h('h3', {}, t('check.counts')),
      counts,
    ),
    update({ draft, issues }) {
      const rows = issues.slice(0, MOST).map((issue) => {
        const words = issueText(texts, bench.rules(), draft, issue);
        const button = h(
          'button',
          { type: 'button', class: 'issue-button', 'aria-label': t('check.go', { issue: words }) },
          h('span', {}, words),
          icon('next'),
        );
        on(button, 'click', () => bench.go(placeOf(id, issue)));
        return h('li', {}, button);
      });
      faulty.replaceChildren(
        ...(rows.length === 0
          ? [h('p', { class: 'check-fine' }, icon('check'), h('span', {}, t('check.fine')))]
          : [h('h3', {}, t('check.issues')), h('ul', { class: 'issue-list' }, ...rows)]),
      );
      const numbers = countsOf(draft);
      counts.replaceChildren(
        ...(Object.keys(PRINTED) as Counted[]).map((what) => {
          const same = numbers[what] === PRINTED[what];
          return h(
            'li',
            { class: same ? 'same' : 'other' },
            h('span', {}, t(`check.count.${what}`, { count: numbers[what], printed: PRINTED[what] })),
            h('span', { class: 'hint' }, same ? t('check.count.same') : t('check.count.other')),
          );
        }),
      );
    },
  };
}
