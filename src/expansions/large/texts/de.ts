import type { Translation } from '../../../i18n/message.ts';
import type { large as en } from './en.ts';

export const large: Translation<typeof en> = {
  'carcassonne.reason.outweighs': 'setzt den großen Gefolgsmann ein, der für zwei zählt',
  'carcassonne.large': 'Großer Gefolgsmann',
  'carcassonne.large.hint': 'Jeder hat zusätzlich einen großen Gefolgsmann, der bei der Mehrheit für zwei zählt.',
  'carcassonne.large.piece': 'Großer Gefolgsmann',
  'carcassonne.large.card': 'Groß',
  'carcassonne.large.in': 'großer Gefolgsmann im Vorrat',
  'carcassonne.large.out': 'großer Gefolgsmann auf dem Plan',
  'carcassonne.large.choice.road': 'Großer Wegelagerer auf die Straße',
  'carcassonne.large.choice.city': 'Großer Ritter in die Stadt',
  'carcassonne.large.choice.monastery': 'Großer Mönch ins Kloster',
  'carcassonne.large.choice.field': 'Großer Bauer auf die Wiese',
  'carcassonne.large.commit.road': 'Großen Wegelagerer setzen',
  'carcassonne.large.commit.city': 'Großen Ritter setzen',
  'carcassonne.large.commit.monastery': 'Großen Mönch setzen',
  'carcassonne.large.commit.field': 'Großen Bauern legen',
  'carcassonne.large.placed.road': 'großer Wegelagerer von {player} auf der Straße',
  'carcassonne.large.placed.city': 'großer Ritter von {player} in der Stadt',
  'carcassonne.large.placed.monastery': 'großer Mönch von {player} im Kloster',
  'carcassonne.large.placed.field': 'großer Bauer von {player} auf der Wiese',
  'carcassonne.large.deployed.road': '{player} setzt den großen Wegelagerer auf die Straße.',
  'carcassonne.large.deployed.city': '{player} setzt den großen Ritter in die Stadt.',
  'carcassonne.large.deployed.monastery': '{player} setzt den großen Mönch ins Kloster.',
  'carcassonne.large.deployed.field': '{player} legt den großen Bauern auf die Wiese.',
  'carcassonne.large.home.road': 'Der große Wegelagerer von {player} kehrt heim.',
  'carcassonne.large.home.city': 'Der große Ritter von {player} kehrt heim.',
  'carcassonne.large.home.monastery': 'Der große Mönch von {player} kehrt heim.',
  'carcassonne.large.home.field': 'Der große Bauer von {player} kehrt heim.',
  'carcassonne.book.large.title': 'Der große Gefolgsmann',
  'carcassonne.book.large':
    'Jeder hat außer den anderen einen großen Gefolgsmann. Er wird wie ein Gefolgsmann und statt eines solchen gesetzt, nie in einen Garten.',
  'carcassonne.book.large.majority':
    'Großer Ritter gegen Ritter: Er zählt für zwei, also bekommt nur sein Besitzer die 8 Punkte. Beide kehren heim.',
  'carcassonne.book.large.more':
    'Für zwei zählt er nur bei der Mehrheit, auch auf Wiesen am Ende. In allem anderen ist er ein Gefolgsmann wie jeder andere, und die Punkte ändert er nie.',
  'carcassonne.lesson.giant.name': 'Der große Gefolgsmann',
  'carcassonne.lesson.giant.1':
    'Die Stadt deiner Gegnerin ist zu (1, 1) hin offen. Lege dein Plättchen auf (2, 1), die Stadtseite nach links, und setze deinen großen Gefolgsmann hinein: Er zählt für zwei.',
  'carcassonne.lesson.giant.1.wrong':
    'Von dort kommst du nicht in die Stadt. Lege das Plättchen auf (2, 1), die Stadtseite nach links, mit einem Gefolgsmann in der Stadt.',
  'carcassonne.lesson.giant.1.small':
    'Ein gewöhnlicher Gefolgsmann brächte nur Gleichstand. Wähle „Großer Ritter in die Stadt“.',
  'carcassonne.lesson.giant.1.done':
    'Noch sind es zwei Städte. Verbindet sie ein Plättchen, hat dein großer Ritter die Mehrheit, zwei zu eins.',
  'carcassonne.lesson.giant.2': 'Verbinde die beiden Städte auf (1, 1), ohne jemanden zu setzen.',
  'carcassonne.lesson.giant.2.wrong':
    'Noch sind die Städte nicht verbunden. Lege das Plättchen auf (1, 1), mit der Stadt von links nach rechts.',
  'carcassonne.lesson.giant.2.done':
    '8 Punkte für dich, keine für deine Gegnerin: Dein großer Ritter zählte für zwei. Beide kehren heim.',
};
