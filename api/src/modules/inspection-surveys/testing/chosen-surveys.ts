import fc from 'fast-check';
import type { Recomputed } from './second-computation.ts';

/** The filters shared by the reports of surveys. */
export interface SurveyFilters {
  readonly report_type?: string | undefined;
  readonly survey_by?: string | undefined;
  readonly nonsig?: string | undefined;
  readonly date_from?: string | undefined;
  readonly date_to?: string | undefined;
  readonly keyword?: string | undefined;
}

/** Whether a survey matches the filters, by plain comparison. */
export function isChosen(
  { row, survey, dealer, location, account }: Recomputed,
  { report_type, survey_by, nonsig, date_from, date_to, keyword = '' }: SurveyFilters,
): boolean {
  const searched = [
    ...[location?.code, location?.name, account?.name, account?.nonsig],
    ...[survey.surveyor, dealer?.name, dealer?.nonsig],
  ];
  return (
    (report_type !== 'with_exceptions' || row.exceptions > 0) &&
    (report_type !== 'with_critical' || row.critical_exceptions > 0) &&
    (!survey_by || row.survey_by === survey_by) &&
    (!nonsig || dealer?.nonsig === nonsig) &&
    (!date_from || row.survey_date >= date_from) &&
    (!date_to || row.survey_date <= date_to) &&
    searched.some((text) => text?.toLowerCase().includes(keyword.trim().toLowerCase()))
  );
}

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

/**
 * Arbitrary filters, with values and parts of texts that the surveys contain; undefined omits a
 * filter.
 */
export function anyFilters(surveys: readonly Recomputed[]) {
  const of = (values: (each: Recomputed) => readonly (string | null | undefined)[]) => {
    const found = surveys.flatMap(values).flatMap((value) => value ?? []);
    return fc.constantFrom(...new Set(found));
  };
  const texts = of(({ row, dealer, location, account }) => [
    ...[row.survey_by, dealer?.name, dealer?.nonsig],
    ...[location?.name, location?.code, account?.name, account?.nonsig],
  ]);
  const keyword = fc
    .tuple(texts, fc.nat(8), fc.integer({ min: 1, max: 5 }))
    .map(([text, from, length]) => text.slice(from, from + length).toUpperCase());
  const day = optional(of(({ row }) => [row.survey_date]));
  return {
    report_type: optional(fc.constantFrom('with_exceptions', 'with_critical')),
    survey_by: optional(of(({ row }) => [row.survey_by])),
    nonsig: optional(of(({ dealer }) => [dealer?.nonsig])),
    keyword: optional(keyword),
    from: day,
    to: day,
  };
}

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Turns filters into a selection and a call's body: the earlier day first, omitted filters removed.
 */
export function toSelection<Filters extends Days>({ from, to, ...rest }: Filters) {
  const [date_from, date_to] = from && to && to < from ? [to, from] : [from, to];
  const chosen = { ...rest, date_from, date_to };
  return { chosen, body: JSON.parse(JSON.stringify(chosen)) as object };
}
