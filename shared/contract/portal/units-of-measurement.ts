/** 0: mm, bar, km; 1: 32nds of an inch, psi, miles; 2: mm, psi, km. */
export const unitsOfMeasurement = ['0', '1', '2'] as const;
export type UnitOfMeasurement = (typeof unitsOfMeasurement)[number];

export const treadUnits = ['mm', '32nds'] as const;
export type TreadUnit = (typeof treadUnits)[number];
export const pressureUnits = ['bar', 'psi'] as const;
export type PressureUnit = (typeof pressureUnits)[number];
export const distanceUnits = ['km', 'mi'] as const;
export type DistanceUnit = (typeof distanceUnits)[number];

/** A unit in which values are typed and displayed. */
export type MeasureUnit = TreadUnit | PressureUnit | DistanceUnit;

/** The units of each choice. */
export const unitsOf: Readonly<
  Record<
    UnitOfMeasurement,
    { readonly tread: TreadUnit; readonly pressure: PressureUnit; readonly distance: DistanceUnit }
  >
> = {
  '0': { tread: 'mm', pressure: 'bar', distance: 'km' },
  '1': { tread: '32nds', pressure: 'psi', distance: 'mi' },
  '2': { tread: 'mm', pressure: 'psi', distance: 'km' },
};

/** The size of each unit in the stored unit: mm, kPa and km. */
export const unitSizes: Readonly<Record<MeasureUnit, number>> = {
  mm: 1,
  '32nds': 0.79375,
  bar: 100,
  psi: 6.89476,
  km: 1,
  mi: 1.609344,
};
