import { hasTwoTabs } from '../support/browsers/hasTwoTabs.ts';
import { WEBKIT } from '../support/browsers/webkit.ts';

if (WEBKIT.missing !== null) console.warn(WEBKIT.missing);
hasTwoTabs(WEBKIT);
