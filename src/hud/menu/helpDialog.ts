import type { Effect, Kind, RuleSetId } from '../../game/index.ts';
import { KINDS } from '../../game/index.ts';
import { choiceGroup } from '../kit/controls.ts';
import { openDialog } from '../kit/dialog.ts';
import { h, on, setText } from '../kit/dom.ts';
import { tokenFace } from '../kit/emblem.ts';
import type { Hud } from '../kit/hud.ts';
import { rulesInfo } from '../kit/hud.ts';
import { icon } from '../kit/icons.ts';
import { keepShape } from '../kit/shapes.ts';
import type { Stood } from '../country/features.ts';
import { countryHelp } from '../country/helpPage.ts';
import { kindSign } from '../game/kindSign.ts';
import { rulesName } from './gameWords.ts';

/** What can be asked about: each has its place on the page. */
export type HelpTopic = Kind | Stood | 'place' | 'deploy' | 'score' | 'keep' | 'tokens' | 'end';

const COUNTRY = 'carcassonne' as const;
type Rules = RuleSetId | typeof COUNTRY;

/** The rules on one page, in the words of the rule set that is asked for; opened at a topic, if one is meant. */
export function openHelp(hud: Hud, topic?: HelpTopic): void {
  const { app, texts } = hud;
  const dialog = openDialog(hud.host, texts.t('menu.help'), texts.t('close'), 'help-dialog');
  const start: Rules = app.country ? COUNTRY : (app.match?.view.rules ?? app.ruleSets[0]?.id ?? 'castle');
  const offered: readonly Rules[] = [...app.ruleSets.map(({ id }) => id), COUNTRY];
  const page = h('div', { class: 'help-page' });
  const show = (rules: Rules): void => {
    setText(page, '');
    page.append(...(rules === COUNTRY ? countryHelp(texts, app.country?.view.options) : helpPage(hud, rules)));
  };
  const tabs = choiceGroup<Rules>(texts.t('new.rules'), offered.map((id) => ({ value: id, label: rulesName(texts, id) })), start, show);
  show(start);
  dialog.body.append(tabs.element, page);
  const meant = topic && page.querySelector<HTMLElement>(`[data-topic="${topic}"]`);
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

function helpPage(hud: Hud, rules: RuleSetId): readonly Node[] {
  const { texts } = hud;
  const { t } = texts;
  const effects: readonly Effect[] = Object.values(rulesInfo(hud.app, rules)?.effects ?? {});
  const feature = (kind: Kind): HTMLElement => h('li', { 'data-topic': kind }, kindSign(kind, rules), h('span', {}, texts.r(rules, `help.${kind}`)));
  return [
    h('p', { class: 'lead' }, t('help.intro')),
    h(
      'ol',
      { class: 'steps' },
      h('li', { 'data-topic': 'place' }, h('h3', {}, t('help.step.place')), h('p', {}, texts.r(rules, 'help.place'))),
      h('li', { 'data-topic': 'deploy' }, h('h3', {}, t('help.step.deploy')), h('p', {}, texts.r(rules, 'help.deploy'))),
      h('li', { 'data-topic': 'score' }, h('h3', {}, t('help.step.score')), h('p', {}, t('help.complete'))),
    ),
    h('h3', {}, t('help.regions')),
    h('ul', { class: 'facts' }, ...KINDS.map(feature), h('li', { 'data-topic': 'keep' }, keepShape(rules), h('span', {}, texts.r(rules, 'help.keep')))),
    h('h3', {}, t('help.wall.title')),
    h('p', { 'data-topic': 'tokens' }, texts.r(rules, 'help.tokens')),
    h('h4', {}, t('help.tokens.list'), ' ', h('span', { class: 'hint' }, t('help.tokens.each'))),
    h('ul', { class: 'facts token-facts' }, ...effects.map((effect) => h('li', {}, tokenFace(effect, rules), h('span', {}, h('strong', {}, texts.r(rules, `token.${effect}`)), ' – ', texts.r(rules, `effect.${effect}`))))),
    h('h3', {}, t('help.end')),
    h('p', { 'data-topic': 'end' }, t('help.end.text')),
    h('h3', {}, t('help.touch')),
    h('p', {}, t('help.touch.text')),
  ];
}
