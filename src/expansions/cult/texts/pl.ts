import type { Translation } from '../../../i18n/message.ts';
import type { cult as en } from './en.ts';

export const cult: Translation<typeof en> = {
  'carcassonne.reason.challenges': 'rozpoczyna wyzwanie z budowlą obok',
  'carcassonne.reason.outpaces': 'wygrywa wyzwanie: druga figurka wraca do domu z niczym',
  'carcassonne.cult': 'Siedziby kultu',
  'carcassonne.cult.hint':
    'Klasztory innej wiary. Obok klasztoru ścigają się z nim o to, co zostanie ukończone pierwsze.',
  'carcassonne.cult.options': 'Siedziby kultu w grze',
  'carcassonne.cult.options.5': '5 (większość wydań)',
  'carcassonne.cult.options.6': '6 (niektóre wydania)',
  'carcassonne.cult.mark': 'siedziba kultu',
  'carcassonne.cult.title': 'Siedziba kultu',
  'carcassonne.cult.choice': 'Heretyk do siedziby kultu',
  'carcassonne.cult.choice.other': '{figure} do siedziby kultu',
  'carcassonne.cult.commit': 'Postaw heretyka',
  'carcassonne.cult.deployed': '{player} stawia heretyka w siedzibie kultu.',
  'carcassonne.cult.home': 'Heretyk gracza {player} wraca do domu.',
  'carcassonne.cult.completed': 'Siedziba kultu na {cell} jest ukończona. Punkty: {player}.',
  'carcassonne.cult.empty': 'Siedziba kultu na {cell} jest ukończona. Nikt się tam nie modli.',
  'carcassonne.cult.challenge': 'Wyzwanie',
  'carcassonne.cult.challenges': 'Wyzwania',
  'carcassonne.cult.challenges.count': {
    one: '{count} wyzwanie',
    few: '{count} wyzwania',
    many: '{count} wyzwań',
    other: '{count} wyzwania',
  },
  'carcassonne.cult.cult': 'siedziba kultu gracza {player} na {cell}: kafelki {count} z 9',
  'carcassonne.cult.monastery': 'klasztor gracza {player} na {cell}: kafelki {count} z 9',
  'carcassonne.cult.ahead': {
    one: '{player} prowadzi o {count} kafelek',
    few: '{player} prowadzi o {count} kafelki',
    many: '{player} prowadzi o {count} kafelków',
    other: '{player} prowadzi o {count} kafelka',
  },
  'carcassonne.cult.level': 'po równo',
  'carcassonne.cult.stake': 'Kto ukończy pierwszy, dostaje 9 punktów, a druga figurka wraca do domu z niczym.',
  'carcassonne.cult.begun':
    'Wyzwanie: siedziba kultu gracza {heretic} na {cult} przeciw klasztorowi gracza {monk} na {monastery}.',
  'carcassonne.cult.won.cult':
    'Siedziba kultu gracza {heretic} na {cult} wygrywa wyzwanie. Mnich gracza {monk} odchodzi z niczym.',
  'carcassonne.cult.won.monastery':
    'Klasztor gracza {monk} na {monastery} wygrywa wyzwanie. Heretyk gracza {heretic} odchodzi z niczym.',
  'carcassonne.cult.drawn': 'Jeden kafelek kończy obie budowle: punkty dostają {heretic} i {monk}.',
  'carcassonne.cult.dropped': 'Wyzwanie między graczami {heretic} i {monk} przepada: jedna figurka odeszła.',
  'error.cult-neighbours':
    'Wokół siedziby kultu może być najwyżej jeden klasztor, a wokół klasztoru najwyżej jedna siedziba kultu.',
  'carcassonne.book.cult.title': 'Siedziby kultu',
  'carcassonne.book.cult': 'Siedziba kultu punktuje jak klasztor; figurka w niej to heretyk.',
  'carcassonne.book.cult.alone':
    'Tak nie wolno: wokół siedziby kultu może być tylko jeden klasztor, a wokół klasztoru tylko jedna siedziba kultu.',
  'carcassonne.book.cult.challenge': 'Heretyk obok mnicha innego gracza, także na ukos: wyzwanie.',
  'carcassonne.book.cult.race':
    'Co ukończone pierwsze, daje 9 punktów; druga figurka wraca z niczym. Gdy jeden kafelek kończy obie budowle, punktują obie. Na koniec gry obie liczą się jak nieukończone klasztory.',
  'carcassonne.lesson.heresy.name': 'Wyzwanie',
  'carcassonne.lesson.heresy.1':
    'Mnich przeciwniczki jest na (0, -1). Połóż obok siedzibę kultu, na (1, -1), z heretykiem.',
  'carcassonne.lesson.heresy.1.wrong': 'Nie ma jeszcze wyzwania: połóż kafelek na (1, -1) i postaw heretyka.',
  'carcassonne.lesson.heresy.1.done':
    'Wyścig trwa: kto pierwszy ma dziewięć kafelków, dostaje 9 punktów, a drugi nic. Klawisz J pokazuje, kto prowadzi.',
};
