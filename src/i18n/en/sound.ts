import type { Catalogue } from '../message.ts';

export const sound = {
  'tool.sound': 'Sound',
  'settings.sound': 'Sound',
  'settings.sound.hint': 'Nothing is conveyed by sound alone.',
  'settings.sound.master': 'Volume',
  'settings.sound.effects': 'Sound effects',
  'settings.sound.ambience': 'Birds and crickets',
  'settings.sound.percent': '{percent}%',
} as const satisfies Catalogue;
