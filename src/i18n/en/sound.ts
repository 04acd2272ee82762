import type { Catalogue } from '../message.ts';

export const sound = {
  'tool.sound': 'Sound',
  'settings.sound': 'Sound',
  'settings.sound.hint': 'Nothing is told by sound alone.',
  'settings.sound.master': 'Loudness',
  'settings.sound.effects': 'Pieces and events',
  'settings.sound.ambience': 'Birds and crickets',
  'settings.sound.percent': '{percent} %',
} as const satisfies Catalogue;
