import type { Catalogue } from '../message.ts';

/** Images and videos of a game, to be shared. */
export const share = {
  'share.open': 'Share',
  'share.what': 'What to share',
  'share.picture': 'Image',
  'share.turn': 'Last turn',
  'share.game': 'Whole game',
  'share.video': 'Video',
  'share.making.picture': 'Painting the image…',
  'share.making.video': 'Making the video…',
  'share.again': 'Try again',
  'share.send': 'Share with…',
  'share.save': 'Save',
  'share.copy': 'Copy image',
  'share.copied': 'Image copied.',
  'share.alt': '{rules}. {headline}. {scores}.',
  'error.picture-failed': 'The image could not be made. Close other apps or tabs, then try again.',
  'error.video-failed': 'The video could not be made. Close other apps or tabs, then try again, or share the image.',
  'error.video-missing': 'This browser cannot make videos. Share the image instead.',
  'error.video-stopped': 'The video was stopped.',
  'error.share-refused': 'The device did not share the file. Save it and send it yourself.',
  'error.copy-refused': 'The browser did not copy the image. Save it instead.',
} as const satisfies Catalogue;
