import type { Translation } from '../../../i18n/message.ts';
import type { abbot as en } from './en.ts';

export const abbot: Translation<typeof en> = {
  'carcassonne.reason.recalls': {
    one: 'aduce abatele acasă pentru {count} punct',
    few: 'aduce abatele acasă pentru {count} puncte',
    other: 'aduce abatele acasă pentru {count} de puncte',
  },
  'carcassonne.placed.abbot': 'abatele jucătorului {player} în mănăstire',
  'carcassonne.choice.abbot': 'Abate în mănăstire',
  'carcassonne.choice.recall': 'Adu abatele acasă',
  'carcassonne.commit.abbot': 'Pune abatele',
  'carcassonne.commit.recall': 'Adu abatele',
  'carcassonne.deployed.abbot': '{player} pune abatele în mănăstire.',
  'carcassonne.home.abbot': 'Abatele jucătorului {player} se întoarce acasă.',
  'carcassonne.card.abbot': 'Abate',
  'carcassonne.abbot.in': 'abate în rezervă',
  'carcassonne.abbot.out': 'abate pe tablă',
  'carcassonne.abbot': 'Abatele',
  'carcassonne.abbot.hint':
    'Fiecare are și un abate, care poate sta în mănăstiri și grădini și poate fi adus mai devreme acasă.',
  'carcassonne.lesson.garden.name': 'Grădinile și abatele',
  'carcassonne.lesson.garden.1':
    'Cu această extensie ai, pe lângă supuși, un abate. Pune cartonașul cu grădină la (1, 0), drum lângă drum, și pune abatele în grădină.',
  'carcassonne.lesson.garden.1.wrong':
    'Se potrivește și acolo. De data asta pune-l însă la (1, 0), lângă cartonașul de start.',
  'carcassonne.lesson.garden.1.empty':
    'Grădina e încă goală, iar în ea poate sta doar abatele. Alege abatele în grădină.',
  'carcassonne.lesson.garden.1.done':
    'O grădină punctează ca o mănăstire: 9 puncte cu opt cartonașe în jur. Dar abatele nu trebuie să aștepte.',
  'carcassonne.lesson.garden.2':
    'Pune-ți cartonașul lângă grădină sau la un colț al ei. Apoi, în loc să pui pe cineva, adu abatele acasă.',
  'carcassonne.lesson.garden.2.wrong': 'Abatele e încă în grădină. Alege „Adu abatele acasă”.',
  'carcassonne.lesson.garden.2.small':
    'S-a întors acasă, dar cartonașul nou nu e în jurul grădinii de la (1, 0). Pune-l întâi pe unul din cele opt locuri din jurul ei.',
  'carcassonne.lesson.garden.2.done':
    '4 puncte: 1 pentru grădină și câte 1 pentru fiecare dintre cele 3 cartonașe din jur. Abatele e din nou la îndemână, pentru o mănăstire sau altă grădină.',
  'carcassonne.book.abbot.title': 'Abatele și grădinile',
  'carcassonne.book.abbot':
    'Pe lângă supuși, fiecare jucător are un abate. În locul unui supus îl poți pune într-o mănăstire sau într-o grădină; în grădină poate sta doar el. Grădina se punctează ca o mănăstire.',
  'carcassonne.book.abbot.home': 'Abatele se întoarce dintr-o grădină cu trei cartonașe în jur.',
  'carcassonne.book.abbot.more':
    'În loc să pui pe cineva, îți poți lua abatele acasă dintr-un loc nefinalizat. Primești pe loc cât ar aduce locul la sfârșit.',
};
