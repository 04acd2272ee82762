import '../session/app/app.ts';
export const saves = 1;
