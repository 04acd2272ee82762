import type { errors as en } from '../en/errors.ts';
import type { Translation } from '../message.ts';

/** A sentence for every code, and for saves, links and the network of files around the game. */
export const errors: Translation<typeof en> = {
  'error.other': 'Das hat nicht geklappt ({code}).',
  'error.at': 'Bei Schritt {step} verstößt die Aufzeichnung gegen die Regeln: {why}',
  'error.unreadable': 'Die Datei ließ sich nicht lesen.',
  'error.malformed': 'Das ist keine vollständige Aufzeichnung. Ein Teil fehlt oder ist beschädigt.',
  'error.bad-format': 'Das ist keine Ramparts-Aufzeichnung, oder sie stammt aus einer neueren Version.',
  'error.bad-rules': 'Die Aufzeichnung gehört zu Regeln, die diese Version nicht kennt.',
  'error.bad-options': 'Die Aufzeichnung nutzt Optionen, die diese Version nicht kennt.',
  'error.bad-deck': 'Die Aufzeichnung nennt Plättchen, die es nicht gibt, oder eines davon doppelt.',
  'error.bad-tokens': 'Die Aufzeichnung legt Marken dorthin, wo keine liegen können.',
  'error.bad-actions': 'Die Aufzeichnung hat keine lesbare Liste von Zügen.',
  'error.game-over': 'Die Partie ist zu Ende.',
  'error.wrong-player': 'Jemand anderes ist am Zug.',
  'error.wrong-action': 'Das geht in diesem Augenblick nicht.',
  'error.outside-wall': 'Diese Stelle liegt außerhalb der Mauer.',
  'error.cell-occupied': 'Dort liegt schon ein Plättchen.',
  'error.not-adjacent': 'Ein Plättchen muss ein anderes berühren.',
  'error.path-must-continue': 'Ein Weg muss weitergehen, und nichts anderes darf an ihn grenzen.',
  'error.no-such-feature': 'Dort kann keine Figur stehen.',
  'error.region-occupied': 'Dieses Gebiet ist schon besetzt.',
  'error.no-such-region': 'Dort gibt es nichts zu werten.',
  'error.token-unusable': 'Diese Marke lässt sich jetzt nicht einsetzen.',
  'error.bad-set': 'Diese Datei enthält keinen Plättchensatz, oder sie ist beschädigt.',
  'error.set-newer': 'Dieser Satz stammt aus einer neueren Version von Ramparts.',
  'error.bad-tile': 'Die Plättchen in dieser Datei lassen sich nicht lesen.',
  'error.bad-board': 'Der Plan in dieser Datei lässt sich nicht lesen.',
  'error.file-too-big': 'Diese Datei ist viel zu groß für eine Aufzeichnung.',
  'error.file-unreadable': 'Die Datei ließ sich nicht lesen.',
  'error.save-quota': 'Zum Speichern ist kein Platz mehr. Lösche alte Partien oder exportiere diese.',
  'error.save-blocked':
    'Die gespeicherten Partien sind in einem anderen Tab offen. Schließe ihn und lade diese Seite neu.',
  'error.save-unavailable':
    'Der Browser speichert hier nichts. Wenn du die Seite schließt, ist die Partie verloren: Exportiere sie, um sie zu behalten.',
  'error.save-failed': 'Die Partie ließ sich nicht speichern. Exportiere sie zur Sicherheit.',
  'error.save-missing': 'Diese gespeicherte Partie gibt es nicht mehr.',
  'error.save-broken': 'Eine gespeicherte Partie ist beschädigt und lässt sich nicht öffnen.',
  'error.save-malformed': 'Diese gespeicherte Partie ist beschädigt und lässt sich nicht öffnen.',
  'error.save-format': 'Das ist keine mit Ramparts gespeicherte Partie.',
  'error.save-newer':
    'Diese Partie wurde mit einer neueren Version gespeichert. Lade die Seite neu, um zu aktualisieren.',
  'error.link-broken': 'Der Link ist unvollständig. Lass ihn dir noch einmal geben und kopiere ihn ganz.',
  'error.link-newer': 'Der Link stammt aus einer neueren Version. Lade die Seite neu, um zu aktualisieren.',
  'error.link-unknown': 'Diese Version kann mit dem Link nichts anfangen.',
  'error.link-later': 'Beende oder verlass erst die Partie mit deinen Freunden und öffne den Link dann noch einmal.',
  'error.link-too-long': 'Diese Partie ist zu lang für einen Link. Exportiere sie als Datei.',
  'error.bot-failed':
    'Beim Computergegner ist ein Fehler aufgetreten. Mach einen Schritt rückgängig oder öffne die gespeicherte Partie.',
  'error.table-failed': 'Der Spielplan ließ sich nicht zeichnen. Der Plan als Text im Menü zeigt alles.',
  'error.paint-failed':
    'Die Bilder ließen sich nicht malen. Die Partie geht weiter, und der Plan als Text zeigt alles.',
  'notice.update': 'Eine neue Version steht bereit.',
  'notice.update.act': 'Aktualisieren',
  'notice.offline': 'Jetzt auch ohne Verbindung spielbar.',
  'notice.install':
    'Gefällt es dir? Ramparts lässt sich auf diesem Gerät installieren und öffnet sich dann wie jede App.',
  'notice.install.act': 'Installieren',
  'notice.export': 'Exportieren',
  'notice.dismiss': 'Ausblenden',
};
