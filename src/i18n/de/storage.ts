import type { storage as en } from '../en/storage.ts';
import type { Translation } from '../message.ts';

/** Storage on this device, also when several tabs share it. */
export const storage: Translation<typeof en> = {
  'error.save-elsewhere':
    'In einem anderen Tab oder Fenster wurde diese Partie weitergespielt. Was du hier tust, wird erst gespeichert, wenn du wählst.',
  'notice.newer': 'Die neuere laden',
  'notice.copy': 'Diese als Kopie behalten',
  'error.game-elsewhere': 'Diese Partie ist in einem anderen Tab oder Fenster offen.',
  'error.game-taken':
    'Diese Partie geht in einem anderen Tab oder Fenster weiter. Alles, was du hier getan hast, ist dabei.',
  'elsewhere.title': 'In einem anderen Tab offen',
  'elsewhere.hint': 'Der andere Tab speichert die Partie und gibt sie frei.',
  'elsewhere.here': 'Hier spielen',
  'error.finished-closed':
    'Deine beendeten Partien lassen sich gerade nicht öffnen. Gelöscht ist nichts. Eine Partie, die jetzt endet, kommt dazu, sobald es wieder geht.',
  'error.rooms-closed':
    'Deine Räume mit Freunden lassen sich gerade nicht öffnen. Gelöscht ist nichts. Ein neuer Raum hält nur, bis du diese Seite schließt.',
  'error.sets-closed':
    'Deine Plättchen lassen sich gerade nicht öffnen. Gelöscht ist nichts. Was du jetzt zeichnest, hält nur, bis du diese Seite schließt: Exportiere es, um es zu behalten.',
  'error.finished-broken':
    'Eine beendete Partie auf diesem Gerät ist unlesbar und fehlt daher in der Liste. Sie bleibt, wo sie ist.',
  'error.rooms-broken':
    'Ein Raum mit Freunden auf diesem Gerät ist unlesbar und fehlt daher in der Liste. Er bleibt, wo er ist.',
  'error.sets-broken':
    'Ein Plättchensatz auf diesem Gerät ist unlesbar und fehlt daher in der Werkstatt. Er bleibt, wo er ist.',
  'error.part-missing':
    'Dieser Teil des Spiels ließ sich nicht laden. Prüfe die Verbindung und lade dann die Seite neu.',
  'error.language-missing': 'Diese Sprache ließ sich nicht laden. Prüfe die Verbindung und lade dann die Seite neu.',
  'error.texts-unkept':
    'Der Browser bewahrt hier weder Einstellungen noch Fortschritte auf. Sie halten nur, bis du diese Seite schließt.',
  'error.backup-texts':
    'Für die Einstellungen und Fortschritte aus der Datei ist kein Platz. Die auf diesem Gerät bleiben, wie sie sind.',
  'backup.export.unreadable': {
    one: '{count} Eintrag auf diesem Gerät ist unlesbar und fehlt in der Datei.',
    other: '{count} Einträge auf diesem Gerät sind unlesbar und fehlen in der Datei.',
  },
  'backup.import.busy': 'Wird übernommen: {part} %',
  'notice.backup': 'Eine Sicherung bewahrt deine Partien, falls der Browser sie einmal löscht.',
  'backup.lasting.promised':
    'Der Browser hat zugesagt, deine Partien zu behalten, auch wenn auf dem Gerät der Platz knapp wird.',
  'backup.lasting.open':
    'Wird auf dem Gerät der Platz knapp, darf der Browser deine Partien ungefragt löschen. Nur eine Sicherung bewahrt sie.',
  'backup.lasting.unvisited':
    'Dieser Browser löscht deine Partien nach sieben Tagen ohne Besuch. Auf dem Home-Bildschirm installiert, behält das Spiel sie; es beginnt dort aber leer. Exportiere also zuerst eine Sicherung und importiere sie dort.',
};
