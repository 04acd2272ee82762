import '../session/app/app.ts';
export const peer = 1;
