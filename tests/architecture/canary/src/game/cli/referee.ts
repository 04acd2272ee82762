import '../../session/app/app.ts';
export const referee = 1;
