import type { LobbyView, Online, OnlineView } from '../../session/contracts/online.ts';
import { textButton } from '../kit/controls.ts';
import { h, setAttribute, setText } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { createTermsFields } from './termsFields.ts';
import type { TermsFields } from './termsFields.ts';
import { isParty, otherName } from './words.ts';

/**
 * The terms that all agree on before the start. Every player may change them; a change is shown on the other devices,
 * and all have to agree again.
 */
export interface TermsForm {
  readonly element: HTMLElement;
  update(view: OnlineView): void;
}

export function createTerms(hud: Hud, online: Online): TermsForm {
  const { texts } = hud;
  const { t } = texts;
  let agreed = false;
  const before = h('div', { class: 'form' });
  const fields = h('fieldset', { class: 'form terms-fields' });
  let choices: { readonly several: boolean; readonly form: TermsFields } | null = null;
  const renewed = h('p', { class: 'hint' });
  const past = h('p', { role: 'status' });
  const status = h('p', { class: 'terms-status', role: 'status' });
  const agree = textButton('go', t('room.agree'), () => online.agree(), 'check');
  const heading = h('h3', {});
  const hint = h('p', { class: 'hint' });
  const element = h(
    'section',
    { class: 'form terms', 'aria-label': t('room.terms') },
    heading,
    hint,
    renewed,
    past,
    before,
    fields,
    status,
    h('div', { class: 'form-end sticky-bar' }, agree.element),
  );

  /** The fields of the room's kind of game. A guest learns which it is only when the host lets them in. */
  function choicesFor(several: boolean): TermsFields {
    if (choices?.several === several) return choices.form;
    const form = createTermsFields(hud, online);
    choices = { several, form };
    before.replaceChildren(...form.before);
    fields.replaceChildren(...form.elements);
    return form;
  }

  /** The match that goes on, as far as this device has it. */
  function pastText({ past: of }: LobbyView): string {
    if (!of) return '';
    const verdict = t(`room.past.${of.state}`);
    const scores = of.scores.map(({ name, score }) => t('room.past.score', { name, score: texts.number(score) }));
    return of.scores.length > 0
      ? `${t('room.past', { turn: texts.number(of.turn), scores: texts.list(scores) })} ${verdict}`
      : verdict;
  }

  function statusText(view: OnlineView): string {
    const people = view.players.filter(({ kind }) => kind === 'peer' || kind === 'free');
    if (agreed)
      return t('room.agreed.mine', {
        name: texts.list(people.flatMap(({ agreed: yes, name }) => (yes ? [] : [name]))),
      });
    const names = people.flatMap(({ agreed: yes, name }) => (yes ? [name] : []));
    if (names.length === 0) return '';
    return isParty(view)
      ? t('party.agreed', { name: texts.list(names) })
      : t('room.agreed.other', { name: texts.list(names) });
  }

  return {
    element,
    update(view) {
      const { lobby } = view;
      const isAlone = !view.players.some(({ kind }) => kind === 'peer');
      // With several seats the host adds people and computer players before anybody else is there.
      element.hidden = lobby === null || (view.link !== 'linked' && !(isParty(view) && view.role === 'host'));
      if (!lobby) return;
      agreed = lobby.agreed;
      setText(heading, isAlone ? t('room.terms') : t('room.with', { name: otherName(view, texts) }));
      setText(hint, t(isParty(view) ? 'party.hint' : 'room.terms.hint'));
      setText(renewed, t('room.renewed'));
      renewed.hidden = !lobby.renewed;
      setText(past, pastText(lobby));
      past.hidden = lobby.past === null;
      setAttribute(fields, 'disabled', lobby.renewed);
      choicesFor(isParty(view)).show(view);
      agree.element.hidden = isAlone;
      agree.element.disabled =
        agreed || isAlone || mustRefuse(lobby) || view.players.some(({ kind }) => kind === 'free');
      setText(status, isAlone ? '' : statusText(view));
    },
  };
}

/** Whether the match that goes on cannot be agreed to yet. */
const mustRefuse = ({ past }: LobbyView): boolean => past?.state === 'waiting';
