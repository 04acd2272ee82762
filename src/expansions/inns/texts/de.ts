import type { Translation } from '../../../i18n/message.ts';
import type { inns as en } from './en.ts';

export const inns: Translation<typeof en> = {
  'carcassonne.reason.inn': 'bringt ein Wirtshaus an die Straße: abgeschlossen 2 Punkte pro Plättchen',
  'carcassonne.reason.cathedral':
    'bringt eine Kathedrale in die Stadt: abgeschlossen 3 Punkte pro Plättchen und Wappen',
  'carcassonne.reason.strands': 'gefährdet eine fremde Straße: Bleibt sie unvollendet, bringt sie nichts',
  'carcassonne.reason.empties': 'gefährdet eine fremde Stadt: Bleibt sie unvollendet, bringt sie nichts',
  'carcassonne.inns': 'Wirtshäuser und Kathedralen',
  'carcassonne.inns.hint':
    'Eine Straße mit Wirtshaus bringt abgeschlossen das Doppelte, eine Stadt mit Kathedrale 3 Punkte pro Plättchen. Am Ende unvollendet bringen sie nichts.',
  'carcassonne.inns.options': 'Am Ende unvollendet bringen sie',
  'carcassonne.inns.options.zero': 'nichts (heutige Regeln)',
  'carcassonne.inns.options.plain': 'so viel wie andere (Hausregel)',
  'carcassonne.inns.mark.inn': 'mit Wirtshaus',
  'carcassonne.inns.mark.cathedral': 'mit Kathedrale',
  'carcassonne.inns.line.inn': 'Straße mit Wirtshaus, {count} Plättchen',
  'carcassonne.inns.line.cathedral': 'Stadt mit Kathedrale, {count} Plättchen',
  'carcassonne.inns.line.pennants': 'Stadt mit Kathedrale, {each} × ({tiles} + {pennants}) = {points}',
  'carcassonne.inns.line.none.inn': 'Straße, unvollendet, mit Wirtshaus: 0',
  'carcassonne.inns.line.none.cathedral': 'Stadt, unvollendet, mit Kathedrale: 0',
  'carcassonne.inns.category.inn': 'Straßen mit Wirtshaus',
  'carcassonne.inns.category.cathedral': 'Städte mit Kathedrale',
  'carcassonne.inns.stakes': 'Gefährdet',
  'carcassonne.inns.stakes.none':
    'Niemand steht auf einer unvollendeten Straße mit Wirtshaus oder in einer unvollendeten Stadt mit Kathedrale.',
  'carcassonne.inns.stakes.row': '{where}, {player}: jetzt {now}, abgeschlossen {finished} oder mehr.',
  'carcassonne.inns.about.inn': 'Mit Wirtshaus: abgeschlossen 2 Punkte pro Plättchen, am Ende unvollendet nichts.',
  'carcassonne.inns.about.cathedral':
    'Mit Kathedrale: abgeschlossen 3 Punkte pro Plättchen und Wappen, am Ende unvollendet nichts.',
  'carcassonne.inns.about.plain.inn': 'Mit Wirtshaus: abgeschlossen 2 Punkte pro Plättchen.',
  'carcassonne.inns.about.plain.cathedral': 'Mit Kathedrale: abgeschlossen 3 Punkte pro Plättchen und Wappen.',
  'carcassonne.book.inns.title': 'Wirtshäuser und Kathedralen',
  'carcassonne.book.inns':
    'Ein Wirtshaus gehört zu der Straße, zu der sein Weg führt. Abgeschlossen bringt eine Straße mit Wirtshaus 2 Punkte pro Plättchen. Eines genügt; ein zweites ändert nichts.',
  'carcassonne.book.inns.road': 'Die Straße mit dem Wirtshaus ist abgeschlossen: 5 Plättchen, 10 Punkte.',
  'carcassonne.book.inns.cathedral':
    'Eine abgeschlossene Stadt mit Kathedrale bringt 3 Punkte für jedes Plättchen und jedes Wappen: hier 5 Plättchen, 15 Punkte.',
  'carcassonne.book.inns.zero':
    'Am Ende unvollendet bringen eine Straße mit Wirtshaus und eine Stadt mit Kathedrale nichts. Du darfst beides an jede Straße und in jede Stadt legen, auch fremde.',
  'carcassonne.book.inns.plain':
    'In dieser Partie bringen eine unvollendete Straße mit Wirtshaus und eine unvollendete Stadt mit Kathedrale am Ende so viel wie andere. Du darfst beides an jede Straße und in jede Stadt legen, auch fremde.',
  'carcassonne.book.inns.farmers':
    'Für Bauern ist eine abgeschlossene Stadt mit Kathedrale eine abgeschlossene Stadt wie jede andere.',
  'carcassonne.lesson.tavern.name': 'Ein Wirtshaus',
  'carcassonne.lesson.tavern.1':
    'Dein Plättchen zeigt ein Wirtshaus mit einem Weg zu seiner Straße. Lege es auf (2, 0) an die Straße deines Wegelagerers, ohne jemanden zu setzen.',
  'carcassonne.lesson.tavern.1.wrong':
    'Dieses Wirtshaus nützt deinem Wegelagerer nichts. Lege das Plättchen auf (2, 0), wo seine Straße weitergeht.',
  'carcassonne.lesson.tavern.1.done':
    'Jetzt bringt jedes Plättchen der Straße 2 Punkte, wenn sie abgeschlossen ist – und gar nichts, wenn sie am Ende unvollendet ist. Lass sie nicht warten.',
  'carcassonne.lesson.tavern.2': 'Schließe die Straße auf (3, 0) mit der Kreuzung ab.',
  'carcassonne.lesson.tavern.2.wrong':
    'Deine Straße ist noch unvollendet. Lege die Kreuzung auf (3, 0), sodass deine Straße dort endet.',
  'carcassonne.lesson.tavern.2.done': '5 Plättchen zu je 2 Punkten: 10 Punkte, und dein Wegelagerer ist wieder da.',
  'carcassonne.lesson.spire.name': 'Eine Kathedrale',
  'carcassonne.lesson.spire.1':
    'Die Partie ist fast vorbei, und eine Stadt mit Kathedrale bringt nur abgeschlossen Punkte. Überlass die Kathedrale deiner Gegnerin: Lege sie auf (0, 2).',
  'carcassonne.lesson.spire.1.wrong':
    'Das ist deine eigene Stadt: Unvollendet bringt sie jetzt nichts. Lege die Kathedrale auf (0, 2).',
  'carcassonne.lesson.spire.1.done':
    'Jetzt sind drei Seiten der Stadt offen. Schließt deine Gegnerin sie nicht alle, bringt die Stadt 0 statt 3 Punkte. Abgeschlossen wären es 3 Punkte pro Plättchen.',
};
