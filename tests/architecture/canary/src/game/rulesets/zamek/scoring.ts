import '../carcassonne/base/roads.ts';
export const zamekScoring = 1;
