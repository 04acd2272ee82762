import { FIREFOX } from '../support/browsers/firefox.ts';
import { plays } from '../support/browsers/plays.ts';

if (FIREFOX.missing !== null) console.warn(FIREFOX.missing);
plays(FIREFOX);
