import { type Day, tinWeekOf } from './days.ts';
import type { Random } from './random.ts';

export interface Tin {
  readonly tin: string | null;
  /** The Monday of its week; null without a valid TIN. */
  readonly made: Day | null;
}

const plants = ['1N', '3K', '4B', '7X', '9H', 'A5', 'DY', 'HM', 'U2', 'W7'];

/** The TIN on a casing's sidewall: worn off on some, misread on a few. */
export function tinOf(made: Day, random: Random): Tin {
  const chance = random.unit();
  if (chance < 0.02) return { tin: null, made: null };
  const plant = `${random.pick(plants)}${random.pick([...'ACEHLPT'])}${random.integer(2, 9)}`;
  if (chance < 0.035) {
    return { tin: plant + random.pick(['0019', '5420', '7718', '0022', '6021']), made: null };
  }
  const { code, monday } = tinWeekOf(made);
  return { tin: plant + code, made: monday };
}
