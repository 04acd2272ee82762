import { ADAPTERS } from '../../game/index.ts';
import { hudGameOf } from '../games/index.ts';
import { choiceGroup } from '../kit/controls.ts';
import { openDialog } from '../kit/dialog.ts';
import { h, on } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { icon } from '../kit/icons.ts';

/** What can be asked about, as the page of the rule set marks it with `data-topic`: a kind of feature, `place`, `deploy`, `end` … */
export type HelpTopic = string;

/** The rules on one page, in the words of the rule set that is asked for; opened at a topic, if one is meant. */
export function openHelp(hud: Hud, topic?: HelpTopic): void {
  const { app, texts } = hud;
  const dialog = openDialog(hud.host, texts.t('menu.help'), texts.t('close'), 'help-dialog');
  const played = app.match?.view.rules;
  const page = h('div', { class: 'help-page' });
  const show = (rules: string): void =>
    page.replaceChildren(...hudGameOf(rules).help(texts, rules === played ? app.match : null));
  const offered = ADAPTERS.map(({ id }) => ({ value: id, label: hudGameOf(id).name(texts) }));
  const tabs = choiceGroup(texts.t('new.rules'), offered, played ?? ADAPTERS[0]?.id ?? '', show);
  show(tabs.value());
  dialog.body.append(tabs.element, page);
  const meant = topic && page.querySelector<HTMLElement>(`[data-topic="${CSS.escape(topic)}"]`);
  if (!meant) return;
  meant.classList.add('meant');
  meant.tabIndex = -1;
  meant.focus();
  meant.scrollIntoView?.({ block: 'center' });
}

/** Leads from a piece to its rule. */
export function ruleButton(hud: Hud, label: string, topic: HelpTopic): HTMLElement {
  const button = h('button', { type: 'button', class: 'rule-button' }, icon('help'), h('span', {}, label));
  on(button, 'click', () => openHelp(hud, topic));
  return button;
}
