import type { Translation } from '../../../i18n/message.ts';
import type { river1 as en } from './en.ts';

export const river1: Translation<typeof en> = {
  'carcassonne.river': 'Rzeka',
  'carcassonne.river.hint': 'Najpierw układa się dwanaście kafelków rzeki. Rzeka dzieli łąki.',
  'carcassonne.lesson.river.name': 'Rzeka',
  'carcassonne.lesson.river.1':
    'Z tym dodatkiem najpierw leży źródło, na (0, 0), a kafelki rzeki dobiera się przed wszystkimi innymi. Niech rzeka płynie dalej na (1, 0). Możesz kogoś postawić, ale nie na wodzie.',
  'carcassonne.lesson.river.1.done': 'Rzeka płynie dalej.',
  'carcassonne.lesson.river.2':
    'Kafelek przeciwniczki na (2, 0) skręca w prawo, patrząc z nurtem. Dwa zakręty bezpośrednio po sobie nie mogą skręcać w tę samą stronę, więc twój może leżeć tylko w jeden sposób, na (2, -1). Połóż go i zakończ turę.',
  'carcassonne.lesson.river.2.done': 'W prawo, potem w lewo: dzięki temu rzeka nigdy nie zawraca sama w siebie.',
  'carcassonne.lesson.river.3':
    'Rzeka ogranicza łąki tak jak droga: to jest łąka na dolnym brzegu, inna niż ta powyżej. Wokół źródła i jeziora oba brzegi tworzą jedną łąkę. Teraz znasz Krainę!',
  'carcassonne.book.river.title': 'Rzeka',
  'carcassonne.book.river':
    'Zaczyna się od źródła, a kafelki rzeki dobiera się przed wszystkimi innymi; jezioro jest ostatnie. Każdy z nich musi przedłużać rzekę.',
  'carcassonne.book.river.right': 'Rzeka skręca w prawo, a potem w lewo.',
  'carcassonne.book.river.wrong': 'Dwa zakręty tuż po sobie nie mogą prowadzić w tę samą stronę.',
  'carcassonne.book.river.rest': 'Na wodzie nikt nie stoi. Rzeka dzieli łąki.',
};
