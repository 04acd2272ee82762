import type { OnlineView, Say } from '../../session/contracts/online.ts';
import type { Texts } from '../../i18n/index.ts';
import { hasSeveral } from '../setup/gameWords.ts';

/** Texts about the room and the other devices. */

/** Whether more than two can play. */
export const isParty = ({ rules }: Pick<OnlineView, 'rules'>): boolean => hasSeveral(rules);

/** Names of the other people; a placeholder while nobody is known. */
export function otherName(view: OnlineView, texts: Texts): string {
  const names = view.players.flatMap(({ kind, name }) => (kind === 'peer' ? [name] : []));
  if (names.length > 0) return texts.list(names);
  return view.hostName ?? texts.t(view.role === 'host' ? 'friend.name.guest' : 'friend.name.host');
}

const awayNames = ({ players }: OnlineView): readonly string[] =>
  players.flatMap(({ kind, name, here }) => (kind === 'peer' && !here ? [name] : []));

/** Who is away; `null` while all are there. */
export function awayText(view: OnlineView, texts: Texts): string | null {
  const names = awayNames(view);
  return names.length > 0 ? texts.t('party.gone', { name: texts.list(names) }) : null;
}

export function linkText(view: OnlineView, texts: Texts): string {
  const { link, latency } = view;
  const name = otherName(view, texts);
  if (view.role === 'watch' && link === 'linked') return texts.t('link.watch');
  if (
    isParty(view) &&
    view.players.length > 0 &&
    link !== 'waiting' &&
    view.server !== 'looking' &&
    view.server !== 'unreachable'
  ) {
    const away = awayText(view, texts);
    if (away !== null) return away;
    return latency === null ? texts.t('party.linked') : texts.t('party.linked.latency', { latency });
  }
  switch (link) {
    case 'linked':
      return latency === null ? texts.t('link.linked', { name }) : texts.t('link.linked.latency', { name, latency });
    case 'greeting':
      return texts.t('link.greeting', { name });
    case 'waiting':
      return texts.t('link.waiting');
    case 'apart':
      if (view.server === 'unreachable') return texts.t('link.unreachable');
      return view.server === 'looking' ? texts.t('room.waiting.server') : texts.t('link.apart', { name });
  }
}

/** What the room waits for before the first match. */
export function waitText(view: OnlineView, texts: Texts): string {
  if (view.link === 'apart') {
    if (view.server === 'looking') return texts.t('room.waiting.server');
    return texts.t(view.role === 'host' ? 'room.waiting.guest' : 'room.waiting.host');
  }
  if (view.role === 'host') return view.applicant === null ? texts.t('room.greeting') : '';
  return view.hostName === null
    ? texts.t('room.waiting.admission.nobody')
    : texts.t('room.waiting.admission', { name: view.hostName });
}

const CHEATS = ['bad-secret', 'bad-signature', 'illegal-entry', 'terms-changed'] as const;

export function cheatText({ code, name }: { readonly code: string; readonly name: string }, texts: Texts): string {
  const known = CHEATS.find((cheat) => cheat === code);
  return known ? texts.t(`cheat.${known}`, { name }) : texts.t('cheat.other', { name, code });
}

/** Two logs that contradict each other. */
export const partingText = ({ twice }: NonNullable<OnlineView['parting']>, { t }: Texts): string =>
  twice === null ? t('room.parting') : t('room.parting.twice', { name: twice });

export const sayText = (say: Say, texts: Texts): string =>
  'phrase' in say ? texts.t(`phrase.${say.phrase}`) : say.text;
