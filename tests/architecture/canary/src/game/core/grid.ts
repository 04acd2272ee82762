import '../catalog.ts';
import './cell.ts';
export const grid = 1;
