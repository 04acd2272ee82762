import type { ActivePuzzle, Tutor } from '../../session/contracts/learn.ts';
import { hudGameOf } from '../games/index.ts';
import type { Hud } from '../kit/hud.ts';
import { namesAt } from './names.ts';

/** How a lesson goes on, for its panel and for the keys of the table. */

export interface LearnButton {
  readonly label: string;
  readonly press: () => void;
}

/** Whether there is currently nothing to do at the table. */
export const restsAt = (current: Tutor | ActivePuzzle): boolean =>
  current.kind === 'lesson' ? current.view.mood !== 'task' : current.view.mood !== 'ask';

export function lessonButtons({ app, texts }: Hud, { view, next }: Tutor): readonly LearnButton[] {
  const { t } = texts;
  const { rules, id, mood, last } = view;
  if (mood === 'task') return [];
  if (!last || mood === 'wrong') return [{ label: t(mood === 'wrong' ? 'learn.again' : 'learn.on'), press: next }];
  const { lessons } = hudGameOf(rules);
  const following = lessons[lessons.findIndex((known) => known.id === id) + 1];
  const home = { label: t('learn.all'), press: () => app.leaveMatch() };
  if (!following) return [home];
  return [{ label: t('learn.next'), press: () => void app.learning.teach(following, namesAt(texts)) }, home];
}

/** Enter and Space press the first button of a lesson. Returns true if it handled the key. */
export function learnKey(hud: Hud, current: Tutor | ActivePuzzle, event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (
    (event.key !== 'Enter' && event.key !== ' ') ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target?.closest('button, a, summary, [role="grid"]')
  )
    return false;
  const [first] = current.kind === 'lesson' ? lessonButtons(hud, current) : [];
  first?.press();
  return first !== undefined;
}
