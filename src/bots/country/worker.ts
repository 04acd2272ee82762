import { serve } from '../serve.ts';
import { advise, judge } from './advice.ts';
import { chooseAction } from './choose.ts';

/** The worker of the countryside's computer players. */
serve({ choose: chooseAction, advise, judge });
