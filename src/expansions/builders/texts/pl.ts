import type { Translation } from '../../../i18n/message.ts';
import type { builders as en } from './en.ts';

export const builders: Translation<typeof en> = {
  'carcassonne.reason.doubles': 'dostaje drugi kafelek dzięki budowniczemu',
  'carcassonne.reason.employs': 'stawia budowniczego tam, gdzie może dać drugi kafelek',
  'carcassonne.builders': 'Budowniczowie',
  'carcassonne.builders.hint':
    'Postaw budowniczego obok swojego podwładnego na drodze lub w mieście. Gdy je przedłużasz, kładziesz drugi kafelek.',
  'carcassonne.builders.card': 'Budowniczy',
  'carcassonne.builders.in': 'budowniczy w zapasie',
  'carcassonne.builders.out': 'budowniczy na planszy',
  'carcassonne.builders.choice.road': 'Budowniczy na drogę',
  'carcassonne.builders.choice.city': 'Budowniczy do miasta',
  'carcassonne.builders.commit': 'Postaw budowniczego',
  'carcassonne.builders.placed.road': 'Budowniczy na drodze ({player})',
  'carcassonne.builders.placed.city': 'Budowniczy w mieście ({player})',
  'carcassonne.builders.deployed.road': '{player}: budowniczy staje na drodze.',
  'carcassonne.builders.deployed.city': '{player}: budowniczy staje w mieście.',
  'carcassonne.builders.home': '{player}: budowniczy wraca do domu.',
  'carcassonne.builders.earned': '{player}: budowniczy bierze się do pracy. Nastąpi druga część tury.',
  'carcassonne.builders.next': 'Twój budowniczy bierze się do pracy: będzie drugi kafelek.',
  'carcassonne.builders.about':
    'Pracuje tu budowniczy ({player}): jego gracz po każdym przedłużeniu kładzie drugi kafelek.',
  'carcassonne.book.builders.title': 'Budowniczowie',
  'carcassonne.book.builders':
    'Jeśli masz podwładnego na drodze lub w mieście, zamiast kolejnego podwładnego możesz postawić obok niego budowniczego: na właśnie położonym kafelku, o ile nie kończy on drogi ani miasta. Budowniczy nie liczy się przy ustalaniu przewagi.',
  'carcassonne.book.builders.scene':
    'Czerwony przedłużył drogę z budowniczym i w tej samej turze kładzie drugi kafelek. Trzeciego nigdy nie ma.',
  'carcassonne.book.builders.more':
    'W drugiej części wszystko jest możliwe jeszcze raz, ale bez punktów za początek tury. Budowniczy wraca, gdy droga lub miasto zostanie ukończone albo gdy odejdzie stamtąd twój ostatni podwładny. Kafelki innych graczy nic ci nie dają.',
  'carcassonne.lesson.builders.name': 'Budowniczy',
  'carcassonne.lesson.builders.1':
    'Twój rozbójnik stoi na drodze na (1, 0). Przedłuż ją kafelkiem na (2, 0) i postaw tam budowniczego.',
  'carcassonne.lesson.builders.1.wrong':
    'Budowniczy jest nadal w zapasie. Połóż kafelek na (2, 0) i wybierz „Budowniczy na drogę”.',
  'carcassonne.lesson.builders.1.done':
    'Nie liczy się przy ustalaniu przewagi, ale od teraz ta droga może dać dwa kafelki na turę.',
  'carcassonne.lesson.builders.2': 'Przedłuż swoją drogę jeszcze raz, na dowolnym końcu.',
  'carcassonne.lesson.builders.2.wrong':
    'Ten kafelek nie przedłuża drogi budowniczego, więc drugiego nie było. Połóż go na (3, 0) albo (-1, 0).',
  'carcassonne.lesson.builders.2.done': 'Budowniczy wziął się do pracy, więc od razu ciągniesz drugi kafelek.',
  'carcassonne.lesson.builders.3': 'Połóż drugi kafelek, gdzie zechcesz. Możesz też znowu postawić podwładnego.',
  'carcassonne.lesson.builders.3.done':
    'Dwa kafelki w jednej turze! Tak będzie za każdym razem, gdy przedłużysz tę drogę, aż zostanie ukończona. Wtedy budowniczy wróci.',
};
