import type { sound as en } from '../en/sound.ts';
import type { Translation } from '../message.ts';

export const sound: Translation<typeof en> = {
  'tool.sound': 'Sunet',
  'settings.sound': 'Sunet',
  'settings.sound.hint': 'Nimic nu se spune doar prin sunet.',
  'settings.sound.master': 'Volum',
  'settings.sound.effects': 'Piese și întâmplări',
  'settings.sound.ambience': 'Păsări și greieri',
  'settings.sound.percent': '{percent} %',
};
