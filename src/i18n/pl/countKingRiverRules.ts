import type { countKingRiverRules as en } from '../en/countKingRiverRules.ts';
import type { Translation } from '../message.ts';

/** Book and lessons: the Count, King and Robber Baron, shrines and River II. */
export const countKingRiverRules: Translation<typeof en> = {
  'carcassonne.book.river-2.title': 'Rzeka II',
  'carcassonne.book.river-2':
    'Najpierw układa się kafelki rzeki: źródło, potem rozwidlenie, a potem pozostałe przy jednej z otwartych odnóg.',
  'carcassonne.book.river-2.fork': 'Rozwidlenie: stąd rzeka ma dwie odnogi.',
  'carcassonne.book.river-2.arms':
    'Odnogi nie mogą się połączyć, a dwa zakręty po sobie nie mogą skręcać w tę samą stronę. Jeden kafelek kończy odnogę przy mieście.',
  'carcassonne.book.river-2.lake':
    'Jezioro jest na końcu. Nikogo się na nim nie stawia, a kto je kładzie, od razu dobiera i kładzie następny kafelek.',
  'carcassonne.book.count.title': 'Hrabia i jego miasto',
  'carcassonne.book.count':
    'Gra zaczyna się od miasta hrabiego z czterema dzielnicami. Jeśli twój kafelek daje punkty innemu graczowi, a tobie żadnych, możesz postawić figurkę w jednej z nich.',
  'carcassonne.book.count.enter':
    'Gracz kończy cudze miasto: 8 punktów dostaje kto inny, on nic. Dlatego jego figurka może wejść do miasta hrabiego.',
  'carcassonne.book.count.bar': 'Z dzielnicy, w której jest hrabia, nikt nie wychodzi. Na początku jest w pałacu.',
  'carcassonne.book.count.move': 'Kto postawił figurkę w mieście, może też przesunąć hrabiego do dowolnej dzielnicy.',
  'carcassonne.book.count.move.clockwise': 'W tej grze hrabia przechodzi do następnej dzielnicy, gdy ktoś wchodzi.',
  'carcassonne.book.count.move.follow': 'W tej grze hrabia idzie do dzielnicy, do której ktoś właśnie wszedł.',
  'carcassonne.book.count.leave':
    'Gdy coś zostaje ukończone, wszyscy po kolei mogą tam przesunąć figurki, zaczynając od osoby po lewej stronie gracza, którego trwa tura: z pałacu do miasta, z kuźni na drogę, z katedry do klasztoru. Tutaj rycerz z pałacu daje remis: po 4 punkty.',
  'carcassonne.book.count.leave.occupied': 'W tej grze można dołączyć tylko tam, gdzie już ktoś stoi.',
  'carcassonne.book.count.end':
    'Na koniec wszyscy po kolei przesuwają po jednej figurce z targu na łąkę, aż targ będzie pusty. Chłopi dostają za miasto hrabiego 3 punkty, jak za każde ukończone.',
  'carcassonne.book.count.end.any':
    'Na koniec każdy po kolei może przesunąć jedną figurkę z dowolnej dzielnicy do nieukończonego obszaru jej rodzaju albo zakończyć.',
  'carcassonne.book.king.title': 'Król i baron rabusiów',
  'carcassonne.book.king':
    'Kto położy kafelek kończący pierwsze miasto, bierze płytkę króla, a za pierwszą drogę płytkę barona rabusiów. Nie ma znaczenia, kto dostaje punkty.',
  'carcassonne.book.king.takes': '6 punktów za miasto dostaje jeden gracz, a płytkę króla drugi: to jego kafelek.',
  'carcassonne.book.king.later': 'Większe miasto albo dłuższa droga odbiera płytkę. Równe nie wystarczy.',
  'carcassonne.book.king.each':
    'Na koniec król daje 1 punkt za każde ukończone miasto, a baron rabusiów 1 za każdą ukończoną drogę.',
  'carcassonne.book.king.10': 'W tej grze każda płytka daje na koniec 10 punktów.',
  'carcassonne.book.king.15-40': 'W tej grze jedna płytka daje na koniec 15 punktów, obie razem 40.',
  'carcassonne.book.king.running':
    'W tej grze płytka daje 1 punkt przy każdym ukończonym mieście albo drodze, a na koniec nic.',
  'carcassonne.book.cult.title': 'Siedziby kultu',
  'carcassonne.book.cult': 'Siedziba kultu punktuje jak klasztor; figurka w niej to heretyk.',
  'carcassonne.book.cult.alone':
    'Tak nie wolno: wokół siedziby kultu może być tylko jeden klasztor, a wokół klasztoru tylko jedna siedziba kultu.',
  'carcassonne.book.cult.challenge': 'Heretyk obok mnicha innego gracza, także na ukos: wyzwanie.',
  'carcassonne.book.cult.race':
    'Co ukończone pierwsze, daje 9 punktów; druga figurka wraca z niczym. Gdy jeden kafelek kończy obie budowle, punktują obie. Na koniec gry obie liczą się jak nieukończone klasztory.',
  'carcassonne.lesson.favour.name': 'Miasto hrabiego',
  'carcassonne.lesson.favour.1':
    'Rycerz przeciwniczki jest w mieście na (-2, -2). Ukończ je na (-2, -3), bez figurki: ona dostaje 8 punktów, ty nic. Dlatego twoja figurka może wejść do pałacu. Potem przesuń stamtąd hrabiego, bo z jego dzielnicy nikt nie wychodzi.',
  'carcassonne.lesson.favour.1.wrong':
    'Ukończ miasto na (-2, -3), postaw figurkę w pałacu i przesuń hrabiego gdzie indziej.',
  'carcassonne.lesson.favour.1.done':
    'Z pałacu twoja figurka może dołączyć do każdego miasta w chwili jego ukończenia.',
  'carcassonne.lesson.favour.2':
    'Przeciwniczka ukończyła na (2, -1) miasto ze swoim rycerzem, a pierwsza decyzja należy do ciebie. Przesuń tam rycerza z pałacu: wtedy jest remis.',
  'carcassonne.lesson.favour.2.wrong': 'Twój rycerz został w pałacu. Wybierz rycerza i miasto.',
  'carcassonne.lesson.favour.2.done': 'Po 4 punkty. Dwaj rycerze z pałacu daliby ci wszystkie.',
  'carcassonne.lesson.crown.name': 'Płytka króla',
  'carcassonne.lesson.crown.1':
    'Rycerz przeciwniczki jest w mieście na (0, 1). Mimo to ukończ je na (0, 2): punkty są jej, płytka króla twoja.',
  'carcassonne.lesson.crown.1.wrong': 'Nie ma jeszcze ukończonego miasta. Połóż kafelek na (0, 2).',
  'carcassonne.lesson.crown.1.done':
    'Masz króla: na koniec 1 punkt za każde ukończone miasto. Odbierze ci go ukończone miasto z 4 kafelków.',
  'carcassonne.lesson.heresy.name': 'Wyzwanie',
  'carcassonne.lesson.heresy.1':
    'Mnich przeciwniczki jest na (0, -1). Połóż obok siedzibę kultu, na (1, -1), z heretykiem.',
  'carcassonne.lesson.heresy.1.wrong': 'Nie ma jeszcze wyzwania: połóż kafelek na (1, -1) i postaw heretyka.',
  'carcassonne.lesson.heresy.1.done':
    'Wyścig trwa: kto pierwszy ma dziewięć kafelków, dostaje 9 punktów, a drugi nic. Klawisz J pokazuje, kto prowadzi.',
};
