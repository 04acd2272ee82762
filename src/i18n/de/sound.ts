import type { sound as en } from '../en/sound.ts';
import type { Translation } from '../message.ts';

export const sound: Translation<typeof en> = {
  'tool.sound': 'Ton',
  'settings.sound': 'Ton',
  'settings.sound.hint': 'Nichts wird nur durch Töne mitgeteilt.',
  'settings.sound.master': 'Lautstärke',
  'settings.sound.effects': 'Spielgeräusche',
  'settings.sound.ambience': 'Vögel und Grillen',
  'settings.sound.percent': '{percent} %',
};
