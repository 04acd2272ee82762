import '../i18n/texts.ts';
export const painter = 1;
