import { moduleTexts } from '../../expansions/texts/de.ts';
import type { LanguageFile } from '../catalogues.ts';
import { agreed } from './agreed.ts';
import { assists } from './assists.ts';
import { archive } from './archive.ts';
import { castle } from './castle.ts';
import { carcassonne } from './carcassonne.ts';
import { carcassonneLessons } from './carcassonneLessons.ts';
import { carcassonneRules } from './carcassonneRules.ts';
import { errors } from './errors.ts';
import { game } from './game.ts';
import { castleGoals, goals, zamekGoals } from './goals.ts';
import { help } from './help.ts';
import { hint } from './hint.ts';
import { storage } from './storage.ts';
import { learn } from './learn.ts';
import { castleLessons, zamekLessons } from './lessons.ts';
import { log } from './log.ts';
import { menu } from './menu.ts';
import { online } from './online.ts';
import { review } from './review.ts';
import { book, castleRules, zamekRules } from './rules.ts';
import { share } from './share.ts';
import { sound } from './sound.ts';
import { workshop } from './workshop.ts';
import { zamek } from './zamek.ts';

export const de: LanguageFile = {
  common: {
    ...menu,
    ...game,
    ...assists,
    ...log,
    ...learn,
    ...help,
    ...hint,
    ...online,
    ...agreed,
    ...review,
    ...archive,
    ...goals,
    ...share,
    ...sound,
    ...workshop,
    ...carcassonne,
    ...moduleTexts,
    ...carcassonneLessons,
    ...book,
    ...carcassonneRules,
    ...errors,
    ...storage,
  },
  rules: {
    castle: { ...castle, ...castleLessons, ...castleGoals, ...castleRules },
    zamek: { ...zamek, ...zamekLessons, ...zamekGoals, ...zamekRules },
  },
};
