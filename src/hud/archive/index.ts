/** Loaded on demand, with its styles. */
export { ArchiveDialog } from './ArchiveDialog.tsx';
