import { advise, judge } from './advice.ts';
import { chooseAction } from './choose.ts';
import { serve } from './serve.ts';

/** The bot's worker. */
serve({ choose: chooseAction, advise, judge });
