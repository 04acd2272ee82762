import type { Translation } from '../../../i18n/message.ts';
import type { abbot as en } from './en.ts';

export const abbot: Translation<typeof en> = {
  'carcassonne.reason.recalls': {
    one: 'holt den Abt für {count} Punkt heim',
    other: 'holt den Abt für {count} Punkte heim',
  },
  'carcassonne.placed.abbot': 'Abt von {player} im Kloster',
  'carcassonne.choice.abbot': 'Abt ins Kloster',
  'carcassonne.choice.recall': 'Abt heimholen',
  'carcassonne.commit.abbot': 'Abt setzen',
  'carcassonne.commit.recall': 'Abt heimholen',
  'carcassonne.deployed.abbot': '{player} setzt den Abt ins Kloster.',
  'carcassonne.home.abbot': 'Der Abt von {player} kehrt heim.',
  'carcassonne.card.abbot': 'Abt',
  'carcassonne.abbot.in': 'Abt im Vorrat',
  'carcassonne.abbot.out': 'Abt auf dem Plan',
  'carcassonne.abbot': 'Der Abt',
  'carcassonne.abbot.hint':
    'Jeder hat zusätzlich einen Abt: Er darf in Klöster und Gärten und kann früher heimgeholt werden.',
  'carcassonne.lesson.garden.name': 'Gärten und der Abt',
  'carcassonne.lesson.garden.1':
    'Mit dieser Erweiterung hast du außer den Gefolgsleuten einen Abt. Lege das Plättchen mit dem Garten auf (1, 0), Straße an Straße, und setze den Abt in den Garten.',
  'carcassonne.lesson.garden.1.wrong': 'Dort passt es auch. Lege es aber diesmal auf (1, 0), neben das Startplättchen.',
  'carcassonne.lesson.garden.1.empty':
    'Der Garten ist noch leer, und nur der Abt darf hinein. Wähle den Abt im Garten.',
  'carcassonne.lesson.garden.1.done':
    'Ein Garten punktet wie ein Kloster: 9 Punkte mit acht Plättchen ringsum. Aber der Abt muss nicht warten.',
  'carcassonne.lesson.garden.2':
    'Lege dein Plättchen neben den Garten oder an eine seiner Ecken. Hole dann, statt jemanden zu setzen, den Abt heim.',
  'carcassonne.lesson.garden.2.wrong': 'Der Abt ist noch im Garten. Wähle „Abt heimholen“.',
  'carcassonne.lesson.garden.2.small':
    'Er ist heimgekehrt, aber das neue Plättchen liegt nicht rings um den Garten bei (1, 0). Lege es zuerst auf eines der acht Felder um ihn.',
  'carcassonne.lesson.garden.2.done':
    '4 Punkte: 1 für den Garten und 1 für jedes der 3 Plättchen ringsum. Der Abt ist wieder bei dir, für ein Kloster oder einen anderen Garten.',
  'carcassonne.book.abbot.title': 'Der Abt und die Gärten',
  'carcassonne.book.abbot':
    'Jeder hat außer den Gefolgsleuten einen Abt. Statt eines Gefolgsmanns darfst du ihn in ein Kloster oder einen Garten setzen; in den Garten darf nur er. Ein Garten zählt wie ein Kloster.',
  'carcassonne.book.abbot.home': 'Der Abt kehrt aus einem Garten heim, um den drei Plättchen liegen.',
  'carcassonne.book.abbot.more':
    'Statt jemanden einzusetzen, darfst du deinen Abt von einem unvollendeten Ort heimholen. Du bekommst sofort, was der Ort am Spielende brächte.',
};
