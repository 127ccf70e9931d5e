import { type Day, type Month, weekdayOf } from './days.ts';
import type { Random } from './random.ts';

/** Seasonal factor of each month, January first. */
const season = [0.95, 0.9, 0.92, 0.95, 1.0, 1.25, 1.3, 1.2, 1.0, 0.88, 0.82, 0.83];
const yearlyGrowth = 0.04;

/** Weights of the days of the week, Sunday first. */
const rhythms = {
  round: [0.6, 1.05, 1.1, 1.1, 1.1, 1.15, 0.85],
  working: [0.05, 1.2, 1.2, 1.2, 1.2, 1.1, 0.35],
} as const;

/** Draws the days of an event that happens `monthly` times in an ordinary month. */
export function drawEventDays(
  { from, to, index }: Month,
  monthly: number,
  rhythm: keyof typeof rhythms,
  today: Day,
  random: Random,
): Day[] {
  const days = to - from + 1;
  const growth = 1 - (yearlyGrowth * (today - to)) / 365;
  const count = random.poisson(monthly * (season[index] ?? 1) * growth * (days / 30.44));
  const odds = rhythms[rhythm];
  return Array.from({ length: count }, () => {
    for (;;) {
      const day = from + Math.floor(random.unit() * days);
      if (random.unit() * 1.2 < (odds[weekdayOf(day)] ?? 1)) return day;
    }
  }).sort((a, b) => a - b);
}
