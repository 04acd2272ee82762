import '../../catalog.ts';
import '../zamek/scoring.ts';
import 'fs';
export const castleScoring = 1;
