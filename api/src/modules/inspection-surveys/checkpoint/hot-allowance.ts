import { formatMeasure } from '@portal/platform/format';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { Fact } from '../../../exports/document.ts';
import type { LocalizedTexts } from '../../../words/localized-texts.ts';
import { type Reader, readingConverters } from '../../fleet-surveys/inspections/axle-map.ts';

type PressureUnit = ReturnType<typeof readingConverters>['formats']['pressure_format'];

/**
 * Says how much was subtracted from pressures because the tires were hot.
 *
 * @param allowance kPa
 */
export const hotText = (allowance: number, unit: PressureUnit, { t }: LocalizedTexts): string =>
  t('crossing.hot', {
    allowance: t(`measure.${unit}`, { value: formatMeasure(allowance, unit) }),
  });

/**
 * Reads the same for a cover of crossings, without the amount if it differs between them; empty if
 * there is no allowance.
 */
export async function readHotFacts(
  db: Kysely<Schema>,
  surveyIds: readonly number[],
  { words, user }: { readonly words: LocalizedTexts; readonly user: Reader },
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
      ? hotText(first.allowance, readingConverters(user).formats.pressure_format, words)
      : words.t('checkpoint.findings.text');
  return [{ label: words.t('survey_detail.pressure'), value }];
}
