import { formatLink } from '../../src/session/links/link.ts';
import type { Asked } from './browsers/tab.ts';

/** An open page continues this game, as if its link had been followed: quicker than the menu. */
export const openGame = async (page: Asked, record: unknown): Promise<void> =>
  page.evaluate((link) => void (location.hash = link), await formatLink(record));
