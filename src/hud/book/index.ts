export { openBook } from './BookDialog.tsx';
