import '../session/app/app.ts';
export const bell = 1;
