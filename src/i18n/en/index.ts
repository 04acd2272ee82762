import type { LanguageFile } from '../catalogues.ts';
import { castle } from './castle.ts';
import { errors } from './errors.ts';
import { game } from './game.ts';
import { help } from './help.ts';
import { log } from './log.ts';
import { menu } from './menu.ts';
import { sound } from './sound.ts';
import { zamek } from './zamek.ts';

export const en: LanguageFile = {
  common: { ...menu, ...game, ...log, ...help, ...sound, ...errors },
  rules: { castle, zamek },
};
