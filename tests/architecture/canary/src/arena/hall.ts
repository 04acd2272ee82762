import '../session/app/app.ts';
export const hall = 1;
