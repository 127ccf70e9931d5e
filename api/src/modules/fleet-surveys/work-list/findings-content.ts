import { type FindingRow, workList } from '@portal/contract/fleet-surveys';
import { formatDate, toStored } from '@portal/platform/format';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { ListContent } from '../../../lists/listed-rows.ts';
import type { LocalizedTexts } from '../../../words/localized-texts.ts';
import { findingText } from '../finding-text.ts';
import { type FindingsSelection, findFindingsScope, readFindingRows } from './read-findings.ts';

interface QueryContext {
  readonly db: Kysely<Schema>;
  readonly user: CurrentUser;
}

/**
 * Findings as content for a file that names their location.
 *
 * @throws Refusal `unknown_value`
 */
export async function findingsContent(
  asking: QueryContext,
  selection: FindingsSelection,
): Promise<ListContent<FindingRow>> {
  const of = await findFindingsScope(asking, selection);
  const { code, name } = await asking.db
    .selectFrom('locations')
    .select(['code', 'name'])
    .where('id', '=', of.locationId)
    .executeTakeFirstOrThrow();
  const survey = await asking.db
    .selectFrom('surveys')
    .select('survey_date')
    .where('id', '=', of.surveyId ?? 0)
    .executeTakeFirst();
  return {
    definition: workList,
    read: (page) => readFindingRows(asking, of, selection, page),
    values: { rule: textOf },
    of: [
      { label: 'location.name', value: `${code} ${name}` },
      ...(survey ? [{ label: 'survey.date', value: formatDate(survey.survey_date) }] : []),
    ],
  };
}

/** Describes a finding in words, starting with its position. */
function textOf(
  { measure: unit, axle_number: axle, ...row }: FindingRow,
  words: LocalizedTexts,
): string {
  const measured = toStored(row.measured, unit);
  const limit = toStored(row.limit, unit);
  return findingText({ ...row, axle, measured, limit, unit }, words);
}
