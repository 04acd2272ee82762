import type { Translation } from '../../../i18n/message.ts';
import type { cult as en } from './en.ts';

export const cult: Translation<typeof en> = {
  'carcassonne.reason.challenges': 'beginnt einen Wettstreit mit dem Gebäude daneben',
  'carcassonne.reason.outpaces': 'gewinnt den Wettstreit: Die andere Figur geht leer aus',
  'carcassonne.cult': 'Kultstätten',
  'carcassonne.cult.hint':
    'Klöster eines anderen Glaubens. Neben einem Kloster wetteifern sie, wer zuerst abgeschlossen ist.',
  'carcassonne.cult.options': 'Kultstätten im Spiel',
  'carcassonne.cult.options.5': '5 (die meisten Auflagen)',
  'carcassonne.cult.options.6': '6 (manche Auflagen)',
  'carcassonne.cult.mark': 'eine Kultstätte',
  'carcassonne.cult.title': 'Kultstätte',
  'carcassonne.cult.choice': 'Ketzer in die Kultstätte',
  'carcassonne.cult.choice.other': '{figure} in die Kultstätte',
  'carcassonne.cult.commit': 'Ketzer setzen',
  'carcassonne.cult.deployed': '{player} setzt einen Ketzer in die Kultstätte.',
  'carcassonne.cult.home': 'Der Ketzer von {player} kehrt heim.',
  'carcassonne.cult.completed': 'Die Kultstätte bei {cell} ist abgeschlossen. Punkte für {player}.',
  'carcassonne.cult.empty': 'Die Kultstätte bei {cell} ist abgeschlossen. Niemand betet dort.',
  'carcassonne.cult.challenge': 'Wettstreit',
  'carcassonne.cult.challenges': 'Wettstreite',
  'carcassonne.cult.challenges.count': { one: '{count} Wettstreit', other: '{count} Wettstreite' },
  'carcassonne.cult.cult': 'Kultstätte von {player} bei {cell}: {count} von 9 Plättchen',
  'carcassonne.cult.monastery': 'Kloster von {player} bei {cell}: {count} von 9 Plättchen',
  'carcassonne.cult.ahead': '{player} liegt {count} Plättchen vorn',
  'carcassonne.cult.level': 'gleichauf',
  'carcassonne.cult.stake': 'Wer zuerst abschließt, bekommt 9 Punkte; die andere Figur kehrt ohne Punkte heim.',
  'carcassonne.cult.begun': 'Wettstreit: Kultstätte von {heretic} bei {cult} gegen Kloster von {monk} bei {monastery}.',
  'carcassonne.cult.won.cult':
    'Die Kultstätte von {heretic} bei {cult} gewinnt den Wettstreit. Der Mönch von {monk} geht leer aus.',
  'carcassonne.cult.won.monastery':
    'Das Kloster von {monk} bei {monastery} gewinnt den Wettstreit. Der Ketzer von {heretic} geht leer aus.',
  'carcassonne.cult.drawn': 'Ein Plättchen schließt beides ab: Punkte für {heretic} und {monk}.',
  'carcassonne.cult.dropped': 'Der Wettstreit zwischen {heretic} und {monk} ist vorbei: Eine Seite ist fort.',
  'error.cult-neighbours':
    'Rings um eine Kultstätte liegt höchstens ein Kloster, rings um ein Kloster höchstens eine Kultstätte.',
  'carcassonne.book.cult.title': 'Kultstätten',
  'carcassonne.book.cult': 'Eine Kultstätte zählt wie ein Kloster; wer dort steht, ist ein Ketzer.',
  'carcassonne.book.cult.alone':
    'So nicht: Rings um eine Kultstätte liegt höchstens ein Kloster, rings um ein Kloster höchstens eine Kultstätte.',
  'carcassonne.book.cult.challenge': 'Ein Ketzer neben einem fremden Mönch, auch über Eck: ein Wettstreit.',
  'carcassonne.book.cult.race':
    'Was zuerst abgeschlossen ist, bringt 9 Punkte; die andere Figur geht leer aus. Schließt ein Plättchen beides ab, punkten beide. Am Ende zählen beide wie unvollendete Klöster.',
  'carcassonne.lesson.heresy.name': 'Ein Wettstreit',
  'carcassonne.lesson.heresy.1':
    'Der Mönch deiner Gegnerin ist bei (0, -1). Lege die Kultstätte daneben, auf (1, -1), und setze einen Ketzer.',
  'carcassonne.lesson.heresy.1.wrong':
    'Noch gibt es keinen Wettstreit: Lege das Plättchen auf (1, -1) und setze einen Ketzer.',
  'carcassonne.lesson.heresy.1.done':
    'Jetzt gilt es: Wer zuerst alle neun Plättchen hat, bekommt 9 Punkte, die andere Figur geht leer aus. Die Taste J zeigt, wer vorn liegt.',
};
