import type { Translation } from '../../../i18n/message.ts';
import type { princess as en } from './en.ts';

export const princess: Translation<typeof en> = {
  'carcassonne.reason.dismisses': 'schickt einen Ritter heim',
  'carcassonne.princess': 'Burgfräulein',
  'carcassonne.princess.hint': 'Kommt ein Burgfräulein in eine Stadt mit Rittern, kehrt einer von ihnen heim.',
  'carcassonne.princess.options': 'Burgfräulein und Ritter',
  'carcassonne.princess.options.must': 'einer muss gehen (Regeln von 2005)',
  'carcassonne.princess.options.may': 'einer kann gehen (heutige Regeln)',
  'carcassonne.princess.mark': 'mit Burgfräulein',
  'carcassonne.princess.prompt': 'Welcher Ritter kehrt heim?',
  'carcassonne.princess.prompt.must': 'So will es das Burgfräulein. Du setzt in diesem Zug niemanden.',
  'carcassonne.princess.prompt.may': 'Oder setze jemanden.',
  'carcassonne.princess.label': 'Ritter in der Stadt',
  'carcassonne.princess.choice': 'Ritter von {player} kehrt heim',
  'carcassonne.princess.choice.own': 'Dein Ritter kehrt heim',
  'carcassonne.princess.commit': 'Heimschicken',
  'carcassonne.princess.advice': 'Ritter bei {cell} kehrt heim',
  'carcassonne.princess.home': 'Das Burgfräulein schickt den Ritter von {player} heim.',
  'carcassonne.book.princess.title': 'Das Burgfräulein',
  'carcassonne.book.princess.must':
    'Legst du ein Burgfräulein an eine Stadt mit Rittern, muss einer von ihnen heimkehren; du wählst, wer. In diesem Zug setzt du niemanden.',
  'carcassonne.book.princess.may':
    'Legst du ein Burgfräulein an eine Stadt mit Rittern, darfst du einen von ihnen heimschicken, statt jemanden zu setzen.',
  'carcassonne.book.princess.goes':
    'Das Burgfräulein ist da: Der einzige Ritter kehrt heim, und die abgeschlossene Stadt bringt niemandem Punkte.',
  'carcassonne.lesson.visit.name': 'Das Burgfräulein',
  'carcassonne.lesson.visit.1':
    'Dein Ritter steht in der Stadt bei (0, 1), der deiner Gegnerin in der Stadt bei (1, 0). Beide Städte sind nach (1, 1) hin offen.',
  'carcassonne.lesson.visit.2':
    'Auf deinem Plättchen wohnt ein Burgfräulein. Lege es so auf (1, 1), dass es beide Städte verbindet und abschließt. Dann muss einer der Ritter heimkehren: Wähle den deiner Gegnerin.',
  'carcassonne.lesson.visit.2.wrong':
    'So verbindest du die beiden Städte nicht. Lege das Plättchen auf (1, 1), Stadt an Stadt.',
  'carcassonne.lesson.visit.2.taken':
    'Dein eigener Ritter ist heimgekehrt, und die Punkte bekommt deine Gegnerin. Schicke ihren Ritter heim.',
  'carcassonne.lesson.visit.2.done':
    'Der Ritter deiner Gegnerin kehrt ohne Punkte heim, und die Stadt gehört dir allein: 4 Plättchen, 8 Punkte. Wären beide geblieben, hättet ihr beide die Punkte bekommen.',
  'carcassonne.lesson.visit.3':
    'Das Burgfräulein lässt dir keine Wahl: Steht nur dein eigener Ritter in der Stadt, muss er gehen. In einem solchen Zug setzt du niemanden und versetzt auch die Fee nicht. Eine Stadt ohne Ritter ist wie jede andere.',
};
