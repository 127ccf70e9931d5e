import { formatMeasure } from '@portal/platform/format';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { Fact } from '../../../exports/document.ts';
import type { SpokenWords } from '../../../words/spoken-words.ts';
import { type Reader, shownTo } from '../../fleet-surveys/inspections/axle-map.ts';

type PressureUnit = ReturnType<typeof shownTo>['formats']['pressure_format'];

/**
 * Says what pressures are less, since the tires were hot.
 *
 * @param allowance kPa
 */
export const hotText = (allowance: number, unit: PressureUnit, { t }: SpokenWords): string =>
  t('crossing.hot', {
    allowance: t(`measure.${unit}`, { value: formatMeasure(allowance, unit) }),
  });

/** The same of crossings, for a cover; without the measure where it is not the same for all of them. */
export async function readHotFacts(
  db: Kysely<Schema>,
  surveyIds: readonly number[],
  { words, user }: { readonly words: SpokenWords; readonly user: Reader },
): Promise<Fact[]> {
  const { rows } = await sql<{ allowance: number }>`
    select distinct c.hot_allowance_kpa as allowance from crossings c
    where c.survey_id = any (${[...surveyIds]}::int[]) and c.hot_allowance_kpa is not null`.execute(
    db,
  );
  if (!rows.some(({ allowance }) => allowance > 0)) return [];
  const [first, ...others] = rows;
  const value =
    first && others.length === 0
      ? hotText(first.allowance, shownTo(user).formats.pressure_format, words)
      : words.t('checkpoint.findings.text');
  return [{ label: words.t('survey_detail.pressure'), value }];
}
