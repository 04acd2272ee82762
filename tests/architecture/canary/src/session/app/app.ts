import '../../main.ts';
export const app = 1;
