export { openWorkshop } from './WorkshopDialog.tsx';
