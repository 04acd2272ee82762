import { hasTwoTabs } from '../support/browsers/hasTwoTabs.ts';
import { inBrowser } from '../support/browsers/openBrowser.ts';
import { WEBKIT } from '../support/browsers/webkit.ts';

inBrowser(WEBKIT, hasTwoTabs);
