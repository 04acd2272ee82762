import type { Translation } from '../../../i18n/message.ts';
import type { river1 as en } from './en.ts';

export const river1: Translation<typeof en> = {
  'carcassonne.river': 'Der Fluss',
  'carcassonne.river.hint': 'Zwölf Flussplättchen werden zuerst gelegt. Der Fluss teilt die Wiesen.',
  'carcassonne.lesson.river.name': 'Der Fluss',
  'carcassonne.lesson.river.1':
    'Mit dieser Erweiterung liegt zuerst die Quelle, bei (0, 0), und die Flussplättchen kommen vor allen anderen. Lass den Fluss auf (1, 0) weitergehen. Du darfst jemanden setzen, aber nicht ins Wasser.',
  'carcassonne.lesson.river.1.done': 'Der Fluss geht weiter.',
  'carcassonne.lesson.river.2':
    'Das Plättchen deiner Gegnerin bei (2, 0) biegt, in Fließrichtung gesehen, nach rechts ab. Zwei Biegungen direkt hintereinander dürfen nicht in dieselbe Richtung führen, darum kann deins nur auf eine Art liegen, auf (2, -1). Lege es und beende den Zug.',
  'carcassonne.lesson.river.2.done': 'Nach rechts, dann nach links: So läuft der Fluss nie in sich selbst zurück.',
  'carcassonne.lesson.river.3':
    'Ein Fluss begrenzt Wiesen wie eine Straße: Das ist die Wiese am unteren Ufer, eine andere als die darüber. Um Quelle und See herum bilden beide Ufer eine einzige Wiese. Jetzt kennst du das Umland!',
  'carcassonne.book.river.title': 'Der Fluss',
  'carcassonne.book.river':
    'Die Quelle ist der Start, die Flussplättchen werden vor allen anderen gezogen, und der See kommt zuletzt. Jedes von ihnen muss den Fluss weiterführen.',
  'carcassonne.book.river.right': 'Der Fluss biegt nach rechts ab, dann nach links.',
  'carcassonne.book.river.wrong': 'Zwei Biegungen direkt nacheinander dürfen nicht in dieselbe Richtung führen.',
  'carcassonne.book.river.rest': 'Auf dem Wasser steht niemand. Der Fluss teilt die Wiesen.',
};
