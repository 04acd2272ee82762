import type { Translation } from '../../../i18n/message.ts';
import type { dragon as en } from './en.ts';

export const dragon: Translation<typeof en> = {
  'carcassonne.reason.eats': 'kann den Drachen eine gegnerische Figur fressen lassen',
  'carcassonne.dragon': 'Drache und Vulkane',
  'carcassonne.dragon.hint':
    'Vulkane rufen den Drachen. Wenn er fliegt, ziehen ihn alle reihum, und wer ihm im Weg steht, kehrt heim.',
  'carcassonne.dragon.options.move': 'Der Drache fliegt',
  'carcassonne.dragon.options.move.before-scoring': 'vor der Wertung (Regeln von 2005)',
  'carcassonne.dragon.options.move.after-scoring': 'nach der Wertung (manche älteren Auflagen)',
  'carcassonne.dragon.piece': 'Drache',
  'carcassonne.dragon.here': 'hier ist der Drache',
  'carcassonne.dragon.asleep': 'Der Drache schläft neben dem Plan, bis es einen Vulkan gibt.',
  'carcassonne.dragon.put-by': 'beiseitegelegtes Plättchen',
  'carcassonne.dragon.waiting': {
    one: '{count} Drachenplättchen wartet auf einen Vulkan.',
    other: '{count} Drachenplättchen warten auf einen Vulkan.',
  },
  'carcassonne.dragon.volcano': 'Vulkan',
  'carcassonne.dragon.sign': 'Drachensymbol',
  'carcassonne.dragon.prompt': 'Ziehe den Drachen',
  'carcassonne.dragon.left': { one: 'noch {count} Schritt', other: 'noch {count} Schritte' },
  'carcassonne.dragon.others': '{player} zieht den Drachen',
  'carcassonne.dragon.label': 'Wohin der Drache fliegt',
  'carcassonne.dragon.choice': 'Nach {cell}, {side}',
  'carcassonne.dragon.commit': 'Drachen ziehen',
  'carcassonne.dragon.commit.eats': 'Ziehen, frisst {count}',
  'carcassonne.dragon.eats': 'frisst {whom}',
  'carcassonne.dragon.eats.none': 'frisst niemanden',
  'carcassonne.dragon.eats.own': '{count} von dir',
  'carcassonne.dragon.eats.other': '{count} von {player}',
  'carcassonne.dragon.ends': 'Sackgasse: Der Flug endet',
  'carcassonne.dragon.advice': 'Drache nach {cell}',
  'carcassonne.dragon.called': 'Der Vulkan bei {cell} ruft den Drachen.',
  'carcassonne.dragon.moved': '{player} zieht den Drachen nach {cell}.',
  'carcassonne.dragon.moved.eats': '{player} zieht den Drachen nach {cell}. Er frisst {whom}.',
  'carcassonne.dragon.put':
    'Ein Drachenplättchen wird beiseitegelegt, denn es gibt noch keinen Vulkan. {player} zieht neu.',
  'carcassonne.dragon.back': 'Ein Drachenplättchen kommt zurück in den Stapel.',
  'carcassonne.dragon.refused':
    'Dorthin kann der Drache nicht: immer ein Plättchen waagrecht oder senkrecht, nirgends zweimal, nie zur Fee.',
  'carcassonne.book.dragon.title': 'Vulkane und der Drache',
  'carcassonne.book.dragon':
    'Auf ein Plättchen mit Vulkan wird niemand gesetzt. Der Drache fliegt sofort dorthin, wo immer er gerade ist, und tut unterwegs niemandem etwas.',
  'carcassonne.book.dragon.volcano': 'Der Drache ist zum Vulkan gekommen.',
  'carcassonne.book.dragon.put-by':
    'Solange es keinen Vulkan gibt, werden Plättchen mit Drachensymbol beiseitegelegt und ersetzt. Mit dem ersten Vulkan kehren sie in den Stapel zurück.',
  'carcassonne.book.dragon.flight':
    'Nach einem Plättchen mit Drachensymbol fliegt der Drache. Wer am Zug ist, beginnt, dann ziehen ihn alle reihum ein Plättchen waagrecht oder senkrecht weiter: sechs Schritte, nirgends zweimal. Wer auf einem Plättchen steht, das er betritt, kehrt ohne Punkte heim.',
  'carcassonne.book.dragon.end':
    'Eine Sackgasse: Nach vier Schritten geht es nicht weiter, und der Flug endet. Der Wegelagerer kehrt heim.',
  'carcassonne.book.dragon.before': 'Erst dann wird gewertet. Wer gefressen wurde, bekommt nichts.',
  'carcassonne.book.dragon.after': 'In dieser Partie wird zuerst gewertet, dann fliegt der Drache.',
  'carcassonne.lesson.flight.name': 'Der Drache fliegt',
  'carcassonne.lesson.flight.1':
    'Der Drache ist auf dem Vulkan bei (0, -1). Dein Mönch steht links von ihm bei (-1, -1), der deiner Gegnerin rechts bei (1, -1).',
  'carcassonne.lesson.flight.2':
    'Dein Plättchen zeigt das Drachensymbol. Lege es auf (2, 0), ohne jemanden zu setzen: Dann fliegt der Drache, und der erste Schritt gehört dir. Lass ihn den Mönch deiner Gegnerin fressen und halte ihn von deinem fern.',
  'carcassonne.lesson.flight.2.wrong': 'Von dort findet der Drache andere Wege. Lege das Plättchen diesmal auf (2, 0).',
  'carcassonne.lesson.flight.2.eaten': 'Der Drache hat deinen eigenen Mönch gefressen. Ziehe ihn zuerst nach rechts.',
  'carcassonne.lesson.flight.2.missed':
    'Der Mönch deiner Gegnerin steht noch. Ziehe den Drachen zuerst nach rechts, auf (1, -1).',
  'carcassonne.lesson.flight.2.done':
    'Der Mönch deiner Gegnerin kehrt ohne Punkte heim. Alle ziehen ihn reihum; gibt es nur einen Weg, fliegt er ihn von selbst, und gibt es keinen, endet der Flug.',
  'carcassonne.lesson.flight.3':
    'Der Drache fliegt höchstens sechs Plättchen weit. Je näher deine Figuren bei ihm stehen, desto größer die Gefahr – und in einer Sackgasse sind sie schwerer zu erreichen.',
};
