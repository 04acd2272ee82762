import '../modules.ts';
import '../../../../expansions/king/rules.ts';
export const roads = 1;
