import type { Translation } from '../../../i18n/message.ts';
import type { river2 as en } from './en.ts';

export const river2: Translation<typeof en> = {
  'carcassonne.river-2': 'Rzeka II',
  'carcassonne.river-2.hint':
    'Najpierw układa się rzekę z rozwidleniem. Jej odnogi nigdy się nie łączą; jedna kończy się przy mieście, druga w jeziorze.',
  'carcassonne.river-2.spring': 'źródło',
  'carcassonne.river-2.fork': 'rozwidlenie rzeki',
  'carcassonne.river-2.lake': 'jezioro',
  'carcassonne.river-2.lake.placed': '{player} kładzie jezioro na {cell} i dobiera następny kafelek.',
  'error.river-arms-join': 'Dwie odnogi rzeki nie mogą się połączyć.',
  'carcassonne.book.river-2.title': 'Rzeka II',
  'carcassonne.book.river-2':
    'Najpierw układa się kafelki rzeki: źródło, potem rozwidlenie, a potem pozostałe przy jednej z otwartych odnóg.',
  'carcassonne.book.river-2.fork': 'Rozwidlenie: stąd rzeka ma dwie odnogi.',
  'carcassonne.book.river-2.arms':
    'Odnogi nie mogą się połączyć, a dwa zakręty po sobie nie mogą skręcać w tę samą stronę. Jeden kafelek kończy odnogę przy mieście.',
  'carcassonne.book.river-2.lake':
    'Jezioro jest na końcu. Nikogo się na nim nie stawia, a kto je kładzie, od razu dobiera i kładzie następny kafelek.',
};
