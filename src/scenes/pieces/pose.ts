/** How a piece looks at this moment, motion included. */
export interface Pose {
  x: number;
  y: number;
  /** In cells above the ground. */
  lift: number;
  /** Radians. */
  angle: number;
  sx: number;
  sy: number;
  alpha: number;
  /** It faces the opposite direction of its picture. */
  turned: boolean;
}

/** Whether it is above everything that stands and lies. */
export const flies = ({ lift }: Pose): boolean => lift > 0.02;
