import { test } from 'vitest';
import { inBrowser } from '../support/browsers/openBrowser.ts';
import { plays, playsFurther } from '../support/browsers/plays.ts';
import { click, see, visit } from '../support/browsers/steps.ts';
import { WEBKIT } from '../support/browsers/webkit.ts';
import { plainAddress } from '../support/player.ts';

inBrowser(WEBKIT, (opened) => {
  const { site, open } = opened;
  plays(opened);
  playsFurther(opened);

  test('says that it lacks WebRTC where it is built without', async () => {
    const tab = await open();
    await visit(tab, site().url, plainAddress(site().url));
    const able = await tab.evaluate(() => 'RTCPeerConnection' in globalThis);
    await click(tab, 'button', 'Play with a friend');
    if (able) await see(tab, 'dialog button', 'Create invitation');
    else await see(tab, 'dialog [role="alert"]', /^This browser cannot connect to other devices/);
  });
});
