import type { Translation } from '../../../i18n/message.ts';
import type { builders as en } from './en.ts';

export const builders: Translation<typeof en> = {
  'carcassonne.reason.doubles': 'bekommt vom Baumeister ein zweites Plättchen',
  'carcassonne.reason.employs': 'setzt den Baumeister, damit zweite Plättchen folgen können',
  'carcassonne.builders': 'Baumeister',
  'carcassonne.builders.hint':
    'Setze deinen Baumeister zu deinem Gefolgsmann auf eine Straße oder in eine Stadt. Immer wenn du sie verlängerst, legst du ein zweites Plättchen.',
  'carcassonne.builders.card': 'Baumeister',
  'carcassonne.builders.in': 'Baumeister im Vorrat',
  'carcassonne.builders.out': 'Baumeister auf dem Brett',
  'carcassonne.builders.choice.road': 'Baumeister auf die Straße',
  'carcassonne.builders.choice.city': 'Baumeister in die Stadt',
  'carcassonne.builders.commit': 'Baumeister setzen',
  'carcassonne.builders.placed.road': 'Baumeister auf der Straße ({player})',
  'carcassonne.builders.placed.city': 'Baumeister in der Stadt ({player})',
  'carcassonne.builders.deployed.road': '{player} setzt den Baumeister auf die Straße.',
  'carcassonne.builders.deployed.city': '{player} setzt den Baumeister in die Stadt.',
  'carcassonne.builders.home': 'Der Baumeister kehrt zurück ({player}).',
  'carcassonne.builders.earned':
    'Der Baumeister macht sich an die Arbeit ({player}): Ein zweiter Teil des Zuges folgt.',
  'carcassonne.builders.next': 'Dein Baumeister macht sich an die Arbeit: Ein zweites Plättchen folgt.',
  'carcassonne.builders.about':
    'Hier arbeitet ein Baumeister ({player}): Wer ihn gesetzt hat und hier verlängert, legt ein zweites Plättchen.',
  'carcassonne.book.builders.title': 'Baumeister',
  'carcassonne.book.builders':
    'Steht dein Gefolgsmann auf einer Straße oder in einer Stadt, darfst du statt eines weiteren Gefolgsmanns deinen Baumeister dazusetzen: auf das gerade gelegte Plättchen, wenn es die Straße oder Stadt nicht abschließt. In einer Mehrheit zählt er nicht.',
  'carcassonne.book.builders.scene':
    'Rot hat die Straße mit dem Baumeister verlängert und legt im selben Zug ein zweites Plättchen. Ein drittes folgt nie.',
  'carcassonne.book.builders.more':
    'Im zweiten Teil ist alles noch einmal möglich, nur die Punkte zu Beginn eines Zuges gibt es nicht noch einmal. Der Baumeister kehrt zurück, wenn die Straße oder Stadt abgeschlossen ist oder dein letzter Gefolgsmann sie verlässt. Plättchen der anderen bringen dir nichts.',
  'carcassonne.lesson.builders.name': 'Der Baumeister',
  'carcassonne.lesson.builders.1':
    'Dein Wegelagerer steht auf der Straße bei (1, 0). Verlängere sie mit dem Plättchen bei (2, 0) und setze dort den Baumeister.',
  'carcassonne.lesson.builders.1.wrong':
    'Dein Baumeister ist noch im Vorrat. Lege das Plättchen auf (2, 0) und wähle „Baumeister auf die Straße“.',
  'carcassonne.lesson.builders.1.done':
    'In einer Mehrheit zählt er nicht. Aber von jetzt an ist diese Straße zwei Plättchen pro Zug wert.',
  'carcassonne.lesson.builders.2': 'Verlängere deine Straße noch einmal, an einem der beiden Enden.',
  'carcassonne.lesson.builders.2.wrong':
    'Dieses Plättchen verlängert die Straße deines Baumeisters nicht, also folgte kein zweites. Lege es auf (3, 0) oder (-1, 0).',
  'carcassonne.lesson.builders.2.done':
    'Dein Baumeister hat sich an die Arbeit gemacht, also ziehst du sofort ein zweites Plättchen.',
  'carcassonne.lesson.builders.3':
    'Lege das zweite Plättchen, wo du willst. Auch einen Gefolgsmann darfst du wieder setzen.',
  'carcassonne.lesson.builders.3.done':
    'Zwei Plättchen in einem Zug! Das geht jedes Mal, wenn du diese Straße verlängerst, bis sie abgeschlossen ist. Dann kehrt dein Baumeister zurück.',
};
