/** A fictional tire manufacturer. */
export interface Brand {
  readonly name: string;
  /** Share of all tires, in percent. */
  readonly share: number;
  readonly tier: 'premium' | 'mid' | 'budget';
  /** Added to the log odds that a casing is rejected. */
  readonly rejects: number;
}

const usual = { premium: -0.25, mid: 0, budget: 0.75 };

const brand = (name: string, share: number, tier: Brand['tier'], more = 0): Brand => ({
  name,
  share,
  tier,
  rejects: usual[tier] + more,
});

/** The brand whose casings fail far more often than its price would suggest. */
export const weakBrand = 'Tarrow';

const tail = [
  'Pellworth',
  'Quillon',
  'Brannock',
  'Estrel',
  'Zephrane',
  'Corvane',
  'Lundmark',
  'Ashdowne',
  'Vintari',
  'Morvane',
  'Skarhold',
  'Belcastel',
  'Tolvane',
  'Ferrisgate',
  'Ondrake',
  'Wexmoor',
];

export const brands: readonly Brand[] = [
  brand('Northvale', 14, 'premium'),
  brand('Halvorsen', 13.5, 'premium'),
  brand('Castelmar', 8.5, 'premium'),
  brand('Redholt', 8.5, 'mid'),
  brand('Veyra', 8, 'mid'),
  brand(weakBrand, 5.5, 'mid', 1.5),
  brand('Kallmar', 4, 'mid'),
  brand('Dunmoor', 3.5, 'budget'),
  brand('Orrivale', 2.5, 'budget'),
  ...tail.map((name, index) => brand(name, 2.4 - index * 0.06, index % 2 ? 'budget' : 'mid')),
];

/** The brands with a full range; the rest make one line for each position. */
export const fullRange: readonly Brand[] = brands.slice(0, 9);

/** Makers of tread rubber. */
export const retreadBrands = ['Cordova Tread', 'Bexmark Retread', 'Renova Treadworks'] as const;
