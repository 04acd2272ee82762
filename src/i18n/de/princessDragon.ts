import type { princessDragon as en } from '../en/princessDragon.ts';
import type { Translation } from '../message.ts';

/** The Countryside: volcanoes and the dragon, the fairy, princesses, portals. */
export const princessDragon: Translation<typeof en> = {
  'carcassonne.box.expansion-3': 'Burgfräulein und Drache',
  'carcassonne.box.expansion-3.hint':
    'Die ganze Schachtel: 30 Plättchen mit Vulkanen, Drachen, Burgfräulein und Zaubergängen, dazu eine Fee.',
  'carcassonne.everything': 'Alle Erweiterungen',
  'carcassonne.everything.hint': 'Alles, was sich kombinieren lässt: beide Flüsse, außer du wählst den Grafen.',
  'carcassonne.box.parts': '{count} von {all} Teilen gewählt',
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
  'carcassonne.fairy': 'Fee',
  'carcassonne.fairy.hint':
    'Statt jemanden zu setzen, kann man die Fee zu einer eigenen Figur auf dem Plan stellen. Sie hält den Drachen fern und bringt Punkte.',
  'carcassonne.fairy.options': 'Die Fee gehört zu',
  'carcassonne.fairy.options.follower': 'einer Figur (heutige Regeln)',
  'carcassonne.fairy.options.tile': 'ihrem Plättchen (ältere Auflagen)',
  'carcassonne.fairy.piece': 'Fee',
  'carcassonne.fairy.here': 'hier ist die Fee',
  'carcassonne.fairy.here.beside': 'hier ist die Fee, bei einer Figur von {player}',
  'carcassonne.fairy.off': 'Die Fee wartet neben dem Plan.',
  'carcassonne.fairy.choice.road': 'Fee zu deinem Wegelagerer',
  'carcassonne.fairy.choice.city': 'Fee zu deinem Ritter',
  'carcassonne.fairy.choice.monastery': 'Fee zu deinem Mönch',
  'carcassonne.fairy.choice.field': 'Fee zu deinem Bauern',
  'carcassonne.fairy.choice.garden': 'Fee zu deinem Abt',
  'carcassonne.fairy.choice.tile': 'Fee auf das Plättchen bei {cell}',
  'carcassonne.fairy.commit': 'Fee versetzen',
  'carcassonne.fairy.advice': 'Fee nach {cell}',
  'carcassonne.fairy.moved': '{player} versetzt die Fee nach {cell}.',
  'carcassonne.fairy.line': 'Die Fee ist zu Gast',
  'carcassonne.fairy.line.region': 'Die Fee bei der Wertung',
  'carcassonne.fairy.category': 'Fee, jeden Zug',
  'carcassonne.fairy.category.region': 'Fee, bei Wertungen',
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
  'carcassonne.portal': 'Zaubergänge',
  'carcassonne.portal.hint': 'Durch einen Zaubergang darf eine Figur auf jedes Plättchen des Plans gesetzt werden.',
  'carcassonne.portal.mark': 'Zaubergang',
  'carcassonne.portal.prompt': 'Irgendwo jemanden setzen?',
  'carcassonne.portal.places': {
    one: '{count} Möglichkeit durch den Zaubergang',
    other: '{count} Möglichkeiten durch den Zaubergang',
  },
  'carcassonne.portal.label': 'Wen du wohin setzt; das Wertvollste zuerst',
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
  'carcassonne.book.fairy.title': 'Die Fee',
  'carcassonne.book.fairy':
    'Statt jemanden zu setzen, darfst du die Fee zu einer deiner Figuren auf dem Plan stellen. Ist sie zu Beginn deines Zuges bei deiner Figur, bekommst du 1 Punkt.',
  'carcassonne.book.fairy.tile':
    'Statt jemanden zu setzen, darfst du die Fee auf ein Plättchen mit einer deiner Figuren stellen. Steht zu Beginn deines Zuges eine auf ihrem Plättchen, bekommst du 1 Punkt.',
  'carcassonne.book.fairy.shield': 'Auf ihr Plättchen kommt der Drache nie, also muss er hier abbiegen.',
  'carcassonne.book.fairy.points': 'Die Stadt bringt 8 Punkte und die Fee noch 3 für den Ritter bei ihr.',
  'carcassonne.book.fairy.more':
    'Ihre 3 Punkte bekommst du auch ohne Mehrheit. Die Figur kehrt heim; die Fee bleibt stehen und gehört zu niemandem mehr.',
  'carcassonne.book.princess.title': 'Das Burgfräulein',
  'carcassonne.book.princess.must':
    'Legst du ein Burgfräulein an eine Stadt mit Rittern, muss einer von ihnen heimkehren; du wählst, wer. In diesem Zug setzt du niemanden.',
  'carcassonne.book.princess.may':
    'Legst du ein Burgfräulein an eine Stadt mit Rittern, darfst du einen von ihnen heimschicken, statt jemanden zu setzen.',
  'carcassonne.book.princess.goes':
    'Das Burgfräulein ist da: Der einzige Ritter kehrt heim, und die abgeschlossene Stadt bringt niemandem Punkte.',
  'carcassonne.book.portal.title': 'Zaubergänge',
  'carcassonne.book.portal':
    'Durch einen Zaubergang darfst du deine Figur auf jedes Plättchen des Plans setzen: überall, wo noch niemand steht und was nicht schon in einem früheren Zug abgeschlossen wurde.',
  'carcassonne.book.portal.far': 'Durch den Zaubergang kommt ein Ritter in die freie Stadt.',
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
  'carcassonne.lesson.company.name': 'Die Fee',
  'carcassonne.lesson.company.1':
    'Dein Ritter steht in der Stadt bei (0, 1). Lege dein Plättchen an, wo du willst. Stelle dann, statt jemanden zu setzen, die Fee zu deinem Ritter.',
  'carcassonne.lesson.company.1.wrong':
    'Die Fee wartet noch neben dem Plan. Wähle nach dem Anlegen „Fee zu deinem Ritter“.',
  'carcassonne.lesson.company.1.done':
    'Von nun an bekommst du zu Beginn jedes deiner Züge 1 Punkt, und der Drache kommt nicht auf dieses Plättchen.',
  'carcassonne.lesson.company.2':
    'Den ersten Punkt hast du schon. Schließe jetzt die Stadt auf (0, 2) ab und beende deinen Zug.',
  'carcassonne.lesson.company.2.wrong': 'Die Stadt bei (0, 1) ist oben noch offen. Lege das Plättchen auf (0, 2).',
  'carcassonne.lesson.company.2.done':
    '8 Punkte für die Stadt und 3 für die Gesellschaft der Fee. Die 3 bekämst du auch, wenn andere dort mehr Ritter hätten. Dein Ritter kehrt heim, und sie wartet auf die nächste Figur.',
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
  'carcassonne.lesson.passage.name': 'Durch den Zaubergang',
  'carcassonne.lesson.passage.1':
    'Die Stadt bei (0, 1) ist frei, aber weit weg von den Stellen, an die dein Plättchen passt. Es zeigt einen Zaubergang: Lege es an und setze dann einen Ritter in diese Stadt.',
  'carcassonne.lesson.passage.1.wrong':
    'Die Stadt bei (0, 1) ist noch frei. Wähle nach dem Anlegen den Ritter in der Stadt bei (0, 1).',
  'carcassonne.lesson.passage.1.done':
    'Durch einen Zaubergang kommst du überallhin, wo noch niemand steht und was nicht schon in einem früheren Zug abgeschlossen wurde. Die Liste nennt das Wertvollste zuerst.',
  'carcassonne.lesson.passage.2': 'Schließe jetzt deine Stadt auf (0, 2) ab.',
  'carcassonne.lesson.passage.2.wrong': 'Die Stadt ist oben noch offen. Lege das Plättchen auf (0, 2).',
  'carcassonne.lesson.passage.2.done': '8 Punkte für eine Stadt, die du nicht begonnen hast.',
};
