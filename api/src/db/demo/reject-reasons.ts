import type { Random } from './random.ts';

/** The primary reasons for rejection, with their weights. */
const reasons: readonly (readonly [string, number])[] = [
  ['Sidewall damage', 17],
  ['Belt separation', 13],
  ['Run flat', 12],
  ['Too many nail holes or repairs', 10],
  ['Oversize injury', 9],
  ['Bead damage', 7],
  ['Exposed or rusted cord', 6],
  ['Shoulder separation', 6],
  ['Failed old repair', 5],
  ['Weathering', 4],
  ['Liner defect', 4],
  ['Zipper', 3],
  ['Brand or size not accepted', 2],
  ['Other', 2],
];

/** Old casings and those with many caps are often rejected for that alone. */
export function rejectReason(years: number, caps: number, random: Random): string {
  if (years > 7 && random.chance(0.45)) return 'Casing age';
  if (caps >= 3 && random.chance(0.5)) return 'Cap limit';
  return reasons[random.weighted(reasons.map(([, odds]) => odds))]?.[0] ?? 'Other';
}
