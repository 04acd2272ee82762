import { createElement } from 'preact';
import type { Hud } from './kit/hud.ts';
import { island } from './kit/render.tsx';
import type { Island } from './kit/render.tsx';
import { Notices } from './Notices.tsx';
import type { NoticesProps } from './Notices.tsx';

/** For callers that are no components yet. */
export const createNotices = (hud: Hud, ports: NoticesProps): Island =>
  island(hud, () => createElement(Notices, ports));
