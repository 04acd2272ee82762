import { expect, test } from 'vitest';
import { expectEqual, pairedByTexts, playOn } from '../support/friends.ts';
import { until } from '../support/player.ts';
import { openTwoBrowsers } from '../support/twoBrowsers.ts';

/**
 * Whole games between two pages; in every run only their beginnings are played, and The Castle's end
 * (friend.test.ts).
 */

const opened = openTwoBrowsers();

test.each(['Zamek', 'The Castle', 'The Countryside'])(
  '%s, connected by two texts without any server',
  async (rules) => {
    const { browsers, site } = opened();
    const [host, guest] = await pairedByTexts(browsers, site.url, rules);
    await playOn(() => [host.page, guest.page]);
    await until(guest.page, ({ over }) => over, 60_000);
    await until(host.page, ({ over }) => over, 60_000);
    await expectEqual(host.page, guest.page);
    expect([...host.problems, ...guest.problems]).toEqual([]);
  },
);
