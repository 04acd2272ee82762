export const modules = 1;
