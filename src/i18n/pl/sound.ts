import type { sound as en } from '../en/sound.ts';
import type { Translation } from '../message.ts';

export const sound: Translation<typeof en> = {
  'tool.sound': 'Dźwięk',
  'settings.sound': 'Dźwięk',
  'settings.sound.hint': 'Nic nie jest przekazywane samym dźwiękiem.',
  'settings.sound.master': 'Głośność',
  'settings.sound.effects': 'Figurki i zdarzenia',
  'settings.sound.ambience': 'Ptaki i świerszcze',
  'settings.sound.percent': '{percent}%',
};
