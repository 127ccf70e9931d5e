/** 0: mm, bar, km; 1: 32nds of an inch, psi, miles; 2: mm, psi, km. */
export const unitsOfMeasurement = ['0', '1', '2'] as const;
