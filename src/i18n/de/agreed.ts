import type { agreed as en } from '../en/agreed.ts';
import type { Translation } from '../message.ts';

/** What players agree on beside the rules, and when they are told of their turn. */
export const agreed: Translation<typeof en> = {
  'time.title': 'Bedenkzeit',
  'time.none': 'Ohne Grenze',
  'time.game': 'Für die ganze Partie',
  'time.turn': 'Für jeden Zug',
  'time.each': 'Jeder hat',
  'time.minutes': { one: '{count} Minute', other: '{count} Minuten' },
  'time.seconds': { one: '{count} Sekunde', other: '{count} Sekunden' },
  'time.bonus': 'Nach jedem Zug dazu',
  'time.bonus.none': 'Nichts',
  'time.zero': 'Ist die Zeit um',
  'time.zero.play-on': 'Weiterspielen',
  'time.zero.play-on.hint': 'Die Uhr zählt unter null weiter. Alle sehen es.',
  'time.zero.lose': 'Verloren',
  'time.zero.lose.hint':
    'Die Partie endet sofort. Dieser Spieler wird Letzter, bei den anderen entscheiden die Punkte bis dahin.',
  'time.hint.room':
    'Jedes Gerät misst die Zeit seines eigenen Spielers. Ziehen und langsame Verbindungen kosten niemanden Zeit. Deine Uhr läuft auch weiter, wenn du die Seite schließt.',
  'time.hint.here': 'Computergegner haben keine Uhr. Verlässt du die Partie, stehen die Uhren.',
  'clock.left': 'noch {time}',
  'clock.over': '{time} über der Zeit',
  'clock.soon.minutes': { one: '{player}: noch {count} Minute', other: '{player}: noch {count} Minuten' },
  'clock.soon.seconds': { one: '{player}: noch {count} Sekunde', other: '{player}: noch {count} Sekunden' },
  'clock.up': '{player}: Die Zeit ist um',
  'end.time-up': 'Die Zeit von {player} ist abgelaufen.',
  'end.final.missing': 'Die Partie endete vor der Schlusswertung.',
  'ended.time-up.mine': 'Deine Zeit ist um. Du hast verloren.',
  'ended.time-up.other': 'Die Zeit von {name} ist um. Du gewinnst.',
  'party.time-up': 'Die Zeit von {name} ist um. Die Partie ist zu Ende.',
  'archive.time-up': 'Zeit von {player} abgelaufen',
  'link.doubt': {
    one: 'Das Gerät von {name} zählt {count} Sekunde weniger, als dieses Gerät gesehen hat. Ihr könnt weiterspielen oder ohne es fortsetzen.',
    other:
      'Das Gerät von {name} zählt {count} Sekunden weniger, als dieses Gerät gesehen hat. Ihr könnt weiterspielen oder ohne es fortsetzen.',
  },
  'notes.turn': 'Benachrichtigen, wenn ich am Zug bin',
  'notes.turn.hint':
    'Das Gerät zeigt eine Mitteilung, während du etwas anderes ansiehst. Nichts wird irgendwohin gesendet.',
  'notes.refused':
    'Der Browser lässt diese Seite keine Mitteilungen zeigen. Erlaube sie in den Einstellungen des Browsers für diese Seite.',
  'notes.missing':
    'Dieser Browser zeigt hier keine Mitteilungen. Lege das Spiel auf einem iPhone oder iPad zuerst auf den Home-Bildschirm.',
  'notes.body': 'Deine Partie mit {name}',
  'without.title': 'Hilfen am Tisch',
  'without.none': 'Alle',
  'without.purist': 'Puristisch',
  'without.purist.hint': 'Wie an einem echten Tisch.',
  'without.may.hints': 'Tipps',
  'without.may.projected': 'Hochrechnung',
  'without.may.tiles': 'Welche Plättchen übrig sind',
  'without.agreed': 'Für diese Partie vereinbart: ohne {what}.',
  'without.hints': 'Tipps',
  'without.projected': 'Hochrechnung',
  'without.tiles': 'Liste der übrigen Plättchen',
};
