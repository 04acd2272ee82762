import '../app/app.ts';
