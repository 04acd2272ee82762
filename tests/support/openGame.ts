import { formatLink } from '../../src/session/link.ts';
import type { Asked } from './browsers/tab.ts';

/** A page that is open goes on with this game, as if its link had been followed: quicker than by the menu. */
export const openGame = async (page: Asked, record: unknown): Promise<void> =>
  page.evaluate((link) => void (location.hash = link), await formatLink(record));
