import type { RuleSetId } from '../../../game/index.ts';
import type { Stroke } from '../../kit/sign.tsx';

/** A keep behind its wall, and a cottage with its fence. */
export const PICTURES: Readonly<Record<RuleSetId, readonly Stroke[]>> = {
  castle: [
    ['sky', 'M0 0H64V48H0Z'],
    ['lawn', 'M0 40Q32 30 64 40V48H0Z'],
    ['stone', 'M24 42V12H22V5H26V8H29.5V5H34.5V8H38V5H42V12H40V42Z'],
    ['roof', 'M9 25L15 15L21 25ZM43 25L49 15L55 25Z'],
    ['stone', 'M10 42V25H20V42ZM44 42V25H54V42Z'],
    ['stoneDark', 'M4 48V33H8V35.5H11V33H15V35.5H18V33H22V35.5H25V33H39V35.5H42V33H46V35.5H49V33H53V35.5H56V33H60V48Z'],
    ['dark', 'M27 48V41A5 5 0 0 1 37 41V48ZM30.5 18H33.5V23H30.5Z'],
    ['flag', 'M32 5V0L39 2.2L32.8 4.2V5Z'],
  ],
  zamek: [
    ['sky', 'M0 0H64V48H0Z'],
    ['lawn', 'M0 36Q22 26 64 36V48H0Z'],
    ['tree', 'M52 30A9 9 0 1 0 51.9 12A9 9 0 0 0 52 30ZM51 28H53.5V38H51Z'],
    ['wall', 'M12 39V24H38V39Z'],
    ['thatch', 'M7 26L18 11H33L43 26Z'],
    ['dark', 'M17 39V30H22V39ZM28 28H33V33H28Z'],
    ['path', 'M19.5 39C19 44 26 45 27 49'],
    ['fence', 'M36 45V36M42 45V36M48 45V36M54 45V36M60 45V36M34 38.5H63M34 42.5H63'],
  ],
};
