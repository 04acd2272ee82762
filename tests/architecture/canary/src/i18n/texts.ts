import '../session/app/app.ts';
export const texts = 1;
