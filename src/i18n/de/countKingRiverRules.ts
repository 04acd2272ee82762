import type { countKingRiverRules as en } from '../en/countKingRiverRules.ts';
import type { Translation } from '../message.ts';

/** Book and lessons: the Count, King and Robber Baron, shrines and River II. */
export const countKingRiverRules: Translation<typeof en> = {
  'carcassonne.book.river-2.title': 'Fluss II',
  'carcassonne.book.river-2':
    'Die Flussplättchen werden zuerst gelegt: die Quelle, dann die Gabelung, dann die anderen an einen der offenen Arme.',
  'carcassonne.book.river-2.fork': 'Die Gabelung: Von hier an hat der Fluss zwei Arme.',
  'carcassonne.book.river-2.arms':
    'Die Arme dürfen sich nicht treffen, und zwei Biegungen nacheinander nicht in dieselbe Richtung gehen. Ein Plättchen beendet einen Arm an einer Stadt.',
  'carcassonne.book.river-2.lake':
    'Der See kommt zuletzt. Auf ihn wird niemand gesetzt; wer ihn legt, zieht und legt sofort noch ein Plättchen.',
  'carcassonne.book.count.title': 'Der Graf und seine Stadt',
  'carcassonne.book.count':
    'Das Spiel beginnt an der Grafenstadt mit ihren vier Vierteln. Bringt dein Plättchen anderen Punkte und dir keine, darfst du jemanden in ein Viertel setzen.',
  'carcassonne.book.count.enter':
    'Jemand schließt eine fremde Stadt ab: 8 Punkte für andere, keine für sich. Dafür darf eine eigene Figur in die Grafenstadt.',
  'carcassonne.book.count.bar': 'Aus dem Viertel des Grafen geht niemand fort. Zuerst ist er im Schloss.',
  'carcassonne.book.count.move':
    'Wer jemanden in die Stadt gesetzt hat, darf auch den Grafen in ein beliebiges Viertel versetzen.',
  'carcassonne.book.count.move.clockwise':
    'In dieser Partie geht der Graf jedes Mal ein Viertel weiter, wenn jemand kommt.',
  'carcassonne.book.count.move.follow':
    'In dieser Partie geht der Graf in das Viertel, in das gerade jemand gekommen ist.',
  'carcassonne.book.count.leave':
    'Wird etwas abgeschlossen, dürfen alle reihum Figuren dorthin setzen; es beginnt, wer links von der Person am Zug sitzt: aus dem Schloss in eine Stadt, aus der Schmiede auf eine Straße, aus der Kathedrale in ein Kloster. Hier holt der Ritter aus dem Schloss den Gleichstand: je 4 Punkte.',
  'carcassonne.book.count.leave.occupied': 'In dieser Partie kommt man nur dorthin, wo schon jemand steht.',
  'carcassonne.book.count.end':
    'Am Ende setzen alle reihum je eine Figur vom Markt auf eine Wiese, bis er leer ist. Die Grafenstadt zählt für Bauern als abgeschlossene Stadt: 3 Punkte.',
  'carcassonne.book.count.end.any':
    'Am Ende dürfen alle reihum je eine Figur aus einem beliebigen Viertel in ein unvollendetes Gebiet der passenden Art setzen oder aufhören.',
  'carcassonne.book.king.title': 'König und Raubritter',
  'carcassonne.book.king':
    'Wer das Plättchen legt, das die erste Stadt abschließt, nimmt die Königskarte; bei der ersten Straße die Raubritterkarte. Wer die Punkte bekommt, ist gleich.',
  'carcassonne.book.king.takes':
    'Die 6 Punkte bekommt die eine Person, die Königskarte die andere: Sie hat das Plättchen gelegt.',
  'carcassonne.book.king.later':
    'Eine größere Stadt oder längere Straße nimmt die Karte weg. Gleich groß reicht nicht.',
  'carcassonne.book.king.each':
    'Am Ende bringt der König 1 Punkt je abgeschlossener Stadt, der Raubritter 1 je abgeschlossener Straße.',
  'carcassonne.book.king.10': 'In dieser Partie bringt jede Karte am Ende 10 Punkte.',
  'carcassonne.book.king.15-40': 'In dieser Partie bringt eine Karte am Ende 15 Punkte, beide zusammen 40.',
  'carcassonne.book.king.running':
    'In dieser Partie bringt eine Karte bei jeder abgeschlossenen Stadt oder Straße 1 Punkt, am Ende keinen.',
  'carcassonne.book.cult.title': 'Kultstätten',
  'carcassonne.book.cult': 'Eine Kultstätte zählt wie ein Kloster; wer dort steht, ist ein Ketzer.',
  'carcassonne.book.cult.alone':
    'So nicht: Rings um eine Kultstätte liegt höchstens ein Kloster, rings um ein Kloster höchstens eine Kultstätte.',
  'carcassonne.book.cult.challenge': 'Ein Ketzer neben einem fremden Mönch, auch über Eck: ein Wettstreit.',
  'carcassonne.book.cult.race':
    'Was zuerst abgeschlossen ist, bringt 9 Punkte; die andere Figur geht leer aus. Schließt ein Plättchen beides ab, punkten beide. Am Ende zählen beide wie unvollendete Klöster.',
  'carcassonne.lesson.favour.name': 'Die Grafenstadt',
  'carcassonne.lesson.favour.1':
    'Der Ritter deiner Gegnerin ist in der Stadt bei (-2, -2). Schließe sie auf (-2, -3) ab, ohne jemanden zu setzen: Sie bekommt 8 Punkte, du keine. Also darf jemand von dir ins Schloss. Dann versetze den Grafen, denn aus seinem Viertel geht niemand fort.',
  'carcassonne.lesson.favour.1.wrong':
    'Schließe die Stadt auf (-2, -3) ab, setze jemanden ins Schloss und versetze den Grafen.',
  'carcassonne.lesson.favour.1.done': 'Aus dem Schloss kann deine Figur in jede Stadt, die abgeschlossen wird.',
  'carcassonne.lesson.favour.2':
    'Deine Gegnerin hat die Stadt bei (2, -1) mit einem Ritter abgeschlossen, und du wirst zuerst gefragt. Hole deinen Ritter aus dem Schloss dorthin: Dann steht es gleich.',
  'carcassonne.lesson.favour.2.wrong': 'Dein Ritter ist im Schloss geblieben. Wähle den Ritter und die Stadt.',
  'carcassonne.lesson.favour.2.done': 'Je 4 Punkte. Mit zwei Rittern im Schloss hättest du alle bekommen.',
  'carcassonne.lesson.crown.name': 'Die Königskarte',
  'carcassonne.lesson.crown.1':
    'Der Ritter deiner Gegnerin ist in der Stadt bei (0, 1). Schließe sie trotzdem auf (0, 2) ab: Die Punkte gehören ihr, die Königskarte dir.',
  'carcassonne.lesson.crown.1.wrong': 'Noch ist keine Stadt abgeschlossen. Lege das Plättchen auf (0, 2).',
  'carcassonne.lesson.crown.1.done':
    'Du hast den König: am Ende 1 Punkt je abgeschlossener Stadt. Wer eine Stadt mit 4 Plättchen abschließt, nimmt ihn dir ab.',
  'carcassonne.lesson.heresy.name': 'Ein Wettstreit',
  'carcassonne.lesson.heresy.1':
    'Der Mönch deiner Gegnerin ist bei (0, -1). Lege die Kultstätte daneben, auf (1, -1), und setze einen Ketzer.',
  'carcassonne.lesson.heresy.1.wrong':
    'Noch gibt es keinen Wettstreit: Lege das Plättchen auf (1, -1) und setze einen Ketzer.',
  'carcassonne.lesson.heresy.1.done':
    'Jetzt gilt es: Wer zuerst alle neun Plättchen hat, bekommt 9 Punkte, die andere Figur geht leer aus. Die Taste J zeigt, wer vorn liegt.',
};
