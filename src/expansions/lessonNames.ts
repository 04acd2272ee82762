/** The lessons about modules by name, in teaching order; progress is stored by these names. */
export const MODULE_LESSON_NAMES = [
  'garden',
  'river',
  'flight',
  'company',
  'visit',
  'passage',
  'favour',
  'crown',
  'heresy',
  'span',
  'lordship',
  'hammer',
  'tavern',
  'spire',
  'giant',
] as const;
