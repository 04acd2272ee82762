import { clsx } from 'clsx';
import type { VNode } from 'preact';
import type { Texts } from '../../i18n/index.ts';
import type { LobbyView, OnlineView } from '../../session/contracts/online.ts';
import { TextButton } from '../kit/Button.tsx';
import { useTexts } from '../kit/context.tsx';
import { SeatList } from './SeatList.tsx';
import { TermsFields } from './TermsFields.tsx';
import { useRoom } from './useRoom.tsx';
import { isParty, otherName } from './words.ts';
import form from '../kit/form.module.css';
import text from '../kit/text.module.css';
import styles from './TermsForm.module.css';

/** With several seats the host adds people and computer players before anybody else is there. */
export const showsTerms = (view: OnlineView): boolean =>
  view.lobby !== null && (view.link === 'linked' || (isParty(view) && view.role === 'host'));

/**
 * The terms that all agree on before the start. Every player may change them; a change is shown on the other devices,
 * and all have to agree again.
 */
export function TermsForm(): VNode {
  const { t } = useTexts();
  const { view } = useRoom();
  return (
    <section class={form.form} data-terms aria-label={t('room.terms')} hidden={!showsTerms(view)}>
      {view.lobby && <Agreement lobby={view.lobby} />}
    </section>
  );
}

function Agreement({ lobby }: { readonly lobby: LobbyView }): VNode {
  const texts = useTexts();
  const { t } = texts;
  const { online, view } = useRoom();
  const { agreed, renewed, past, terms } = lobby;
  const party = isParty(view);
  const alone = !view.players.some(({ kind }) => kind === 'peer');
  // The match that goes on cannot be agreed to yet.
  const isRefused = past?.state === 'waiting';
  return (
    <>
      {/* Several are listed below. */}
      <h3 class={party && !alone ? text.unseen : undefined}>
        {alone ? t('room.terms') : t('room.with', { name: otherName(view, texts) })}
      </h3>
      <p class={text.hint}>{t(party ? 'party.hint' : 'room.terms.hint')}</p>
      <p class={text.hint} hidden={!renewed}>
        {t('room.renewed')}
      </p>
      <p role="status" hidden={past === null}>
        {past && pastText(past, texts)}
      </p>
      {/* The seats can still be changed when a game is resumed. */}
      <div class={form.form}>{party && <SeatList />}</div>
      <fieldset class={clsx(form.form, styles.fields)} disabled={renewed}>
        <TermsFields key={String(party)} terms={terms} />
      </fieldset>
      <p class={styles.status} role="status">
        {alone ? '' : statusText(view, agreed, texts)}
      </p>
      <div class={clsx(form.end, form.stickyBar)}>
        <TextButton
          look="go"
          sign="check"
          hidden={alone}
          disabled={agreed || alone || isRefused || view.players.some(({ kind }) => kind === 'free')}
          onPress={() => online.agree()}
        >
          {t('room.agree')}
        </TextButton>
      </div>
    </>
  );
}

/** The match that goes on, as far as this device has it. */
function pastText({ state, scores, turn }: NonNullable<LobbyView['past']>, texts: Texts): string {
  const { t } = texts;
  const verdict = t(`room.past.${state}`);
  if (scores.length === 0) return verdict;
  const sums = scores.map(({ name, score }) => t('room.past.score', { name, score: texts.number(score) }));
  return `${t('room.past', { turn: texts.number(turn), scores: texts.list(sums) })} ${verdict}`;
}

/** Who has agreed, or who has not yet. */
function statusText(view: OnlineView, agreed: boolean, texts: Texts): string {
  const people = view.players.filter(({ kind }) => kind === 'peer' || kind === 'free');
  const names = people.flatMap((player) => (player.agreed === agreed ? [] : [player.name]));
  const name = texts.list(names);
  if (names.length === 0) return '';
  if (agreed) return texts.t('room.agreed.mine', { name });
  return texts.t(isParty(view) ? 'party.agreed' : 'room.agreed.other', { name });
}
