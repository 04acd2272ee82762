import { h } from './dom.ts';
import { linkWith, onAddress, valueOf } from './address.ts';
import { boardTab } from './boardTab.ts';
import { goldenTab } from './goldenTab.ts';
import { panelsTab } from './panelsTab.ts';
import type { Tab } from './parts.ts';
import { piecesTab } from './piecesTab.ts';
import { tilesTab } from './tilesTab.ts';

/** Everything that the game can show, for its developers: `npm run dev`, then /tests/gallery/. */

const TABS: readonly Tab[] = [tilesTab, piecesTab, boardTab, panelsTab, goldenTab];
/** Parameters that are kept from tab to tab. */
const SHARED = ['rules', 'language'];

const place = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Expected ${selector}`);
  return found;
};

let shown: ReturnType<Tab['open']> | null = null;

function show(): void {
  const tab = TABS.find(({ id }) => id === valueOf('tab')) ?? TABS[0];
  if (!tab) return;
  const shared = new URLSearchParams(SHARED.map((name) => [name, valueOf(name)]).filter(([, value]) => value !== ''));
  place('#tabs').replaceChildren(
    ...TABS.map(({ id, title }) =>
      h('a', { href: linkWith({ tab: id }, shared), 'aria-current': id === tab.id ? 'page' : null }, title),
    ),
  );
  shown?.close?.();
  shown = tab.open();
  document.title = `${tab.title} – Gallery`;
  document.body.dataset['tab'] = tab.id;
  place('#tools').replaceChildren(...shown.tools);
  place('#page').replaceChildren(shown.page);
}

onAddress(show);
show();
