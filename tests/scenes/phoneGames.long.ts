import { playByTouch } from './phoneRows.ts';
import { WINDOWS } from './phones.ts';

playByTouch(WINDOWS);
