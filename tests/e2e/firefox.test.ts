import { FIREFOX } from '../support/browsers/firefox.ts';
import { hasTwoTabs } from '../support/browsers/hasTwoTabs.ts';
import { inBrowser } from '../support/browsers/openBrowser.ts';
import { plays } from '../support/browsers/plays.ts';
import { playsWithChromium } from '../support/browsers/playsWithChromium.ts';

inBrowser(FIREFOX, (opened) => {
  plays(opened);
  hasTwoTabs(opened);
  playsWithChromium(opened);
});
