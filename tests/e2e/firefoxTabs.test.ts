import { FIREFOX } from '../support/browsers/firefox.ts';
import { hasTwoTabs } from '../support/browsers/hasTwoTabs.ts';

hasTwoTabs(FIREFOX);
