import type { Translation } from '../../../i18n/message.ts';
import type { portal as en } from './en.ts';

export const portal: Translation<typeof en> = {
  'carcassonne.reason.enters': 'czarodziejską ścieżką stawia figurkę na innym kafelku',
  'carcassonne.portal': 'Czarodziejskie ścieżki',
  'carcassonne.portal.hint': 'Z czarodziejskiej ścieżki można postawić figurkę na dowolnym kafelku planszy.',
  'carcassonne.portal.mark': 'czarodziejska ścieżka',
  'carcassonne.portal.prompt': 'Postawić figurkę gdziekolwiek?',
  'carcassonne.portal.places': {
    one: '{count} możliwość przez czarodziejską ścieżkę',
    few: '{count} możliwości przez czarodziejską ścieżkę',
    many: '{count} możliwości przez czarodziejską ścieżkę',
    other: '{count} możliwości przez czarodziejską ścieżkę',
  },
  'carcassonne.portal.label': 'Kogo i gdzie postawić; najcenniejsze na początku',
  'carcassonne.book.portal.title': 'Czarodziejskie ścieżki',
  'carcassonne.book.portal':
    'Z kafelka z czarodziejską ścieżką możesz postawić figurkę na dowolnym kafelku planszy: tam, gdzie nie ma jeszcze nikogo i czego nie ukończono we wcześniejszej turze.',
  'carcassonne.book.portal.far': 'Czarodziejską ścieżką rycerz trafia do wolnego miasta.',
  'carcassonne.lesson.passage.name': 'Czarodziejską ścieżką',
  'carcassonne.lesson.passage.1':
    'Miasto na (0, 1) jest wolne, ale daleko od miejsc, gdzie pasuje twój kafelek. Jest na nim czarodziejska ścieżka: połóż go i postaw rycerza w tamtym mieście.',
  'carcassonne.lesson.passage.1.wrong':
    'Miasto na (0, 1) wciąż jest wolne. Po położeniu kafelka wybierz rycerza w mieście na (0, 1).',
  'carcassonne.lesson.passage.1.done':
    'Czarodziejską ścieżką dotrzesz wszędzie, gdzie nikt nie stoi i czego nie ukończono wcześniej. Lista zaczyna się od najcenniejszych.',
  'carcassonne.lesson.passage.2': 'Teraz ukończ swoje miasto na (0, 2).',
  'carcassonne.lesson.passage.2.wrong': 'Miasto wciąż jest otwarte u góry. Połóż kafelek na (0, 2).',
  'carcassonne.lesson.passage.2.done': '8 punktów za miasto, którego budowę zaczął kto inny.',
};
