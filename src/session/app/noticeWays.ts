import type { App } from '../contracts/app.ts';
import type { Notices } from '../contracts/app.ts';
import { noteExport } from '../platform/persistentStorage.ts';
import type { Archivist } from '../archive/archive.ts';
import type { Ownership } from '../saving/ownership.ts';
import type { AppPorts } from './appPorts.ts';

interface NoticePorts extends Pick<AppPorts, 'storage' | 'install' | 'update'> {
  readonly notices: Notices;
  readonly archive: Pick<Archivist, 'games'>;
  readonly ownership: Pick<Ownership, 'decide'>;
  readonly continueSaved: App['continueSaved'];
}

/** What the buttons of a notice do. */
export const createNoticeWays = ({
  storage,
  install,
  update,
  notices,
  archive,
  ownership,
  continueSaved,
}: NoticePorts): Pick<App, 'notify' | 'dismissNotice' | 'actOnNotice'> => ({
  notify: notices.add,
  dismissNotice(id) {
    const dropped = notices.drop(id)?.actions ?? [];
    if (dropped.includes('install')) install?.refuse();
    if (dropped.includes('backup')) noteExport(storage, archive.games.length);
  },
  actOnNotice(id, action) {
    notices.drop(id);
    if (action === 'reload') update?.();
    if (action === 'install') install?.accept();
    if (action === 'newer' || action === 'copy')
      void ownership.decide(action, (game) => continueSaved(game, { takeOver: true }));
  },
});
