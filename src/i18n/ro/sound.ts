import type { sound as en } from '../en/sound.ts';
import type { Translation } from '../message.ts';

export const sound: Translation<typeof en> = {
  'tool.sound': 'Sunet',
  'settings.sound': 'Sunet',
  'settings.sound.hint': 'Nicio informație nu e transmisă doar prin sunet.',
  'settings.sound.master': 'Volum',
  'settings.sound.effects': 'Efecte sonore',
  'settings.sound.ambience': 'Păsări și greieri',
  'settings.sound.percent': '{percent} %',
};
