import type { FindingClosing, FindingReopening, FindingRow } from '@portal/contract/fleet-surveys';
import type { Kysely, Selectable } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { changedElsewhere, recordRowChange } from '../../../writing/row-changes.ts';
import { lockSurvey } from '../find-survey.ts';
import { dealerOf } from '../inspections/change-audience.ts';
import type { Surveyor } from '../surveyor.ts';
import { readFinding } from './read-findings.ts';

const fields = ['outcome', 'comments', 'closed_at', 'closed_by', 'closed_by_name'] as const;

/**
 * Records the outcome of a finding, even after its survey is finished, since work goes on.
 * Recording the same outcome again is no change.
 *
 * @throws Refusal `unknown_value`, `changed_elsewhere`
 */
export function closeFinding(
  transaction: Kysely<Schema>,
  author: Surveyor,
  { finding_id, revision, outcome, comments = '' }: FindingClosing,
): Promise<FindingRow> {
  const { user, now } = author;
  return changeFinding(
    transaction,
    author,
    { finding_id, revision },
    {
      outcome,
      comments,
      closed_at: now,
      closed_by: user.id,
      closed_by_name: `${user.name} ${user.lastName}`.trim(),
    },
  );
}

/**
 * Reopens a closed finding.
 *
 * @throws Refusal `unknown_value`, `changed_elsewhere`
 */
export const reopenFinding = (
  transaction: Kysely<Schema>,
  author: Surveyor,
  said: FindingReopening,
): Promise<FindingRow> =>
  changeFinding(transaction, author, said, {
    outcome: null,
    comments: '',
    closed_at: null,
    closed_by: null,
    closed_by_name: '',
  });

type Columns = Pick<Selectable<Schema['findings']>, (typeof fields)[number]>;

async function changeFinding(
  transaction: Kysely<Schema>,
  author: Surveyor,
  { finding_id, revision }: FindingReopening,
  columns: Columns,
): Promise<FindingRow> {
  const asking = { db: transaction, user: author.user };
  const found = await readFinding(asking, finding_id);
  if (!found) throw refuse('unknown_value', 'finding_id');
  // Makes inspectors of the same unit wait, since a reading may remove a finding.
  const survey = await lockSurvey(asking, found.survey_id, 'finding_id');
  const present = await transaction
    .selectFrom('findings')
    .selectAll()
    .where('id', '=', finding_id)
    .executeTakeFirst();
  if (!present) throw refuse('unknown_value', 'finding_id');
  if (present.outcome === columns.outcome && present.comments === columns.comments) return found;
  const row = { kind: 'finding', id: finding_id } as const;
  if (present.revision !== revision)
    throw await changedElsewhere(transaction, { ...row, revision: present.revision });
  await transaction
    .updateTable('findings')
    .set({ ...columns, revision: revision + 1 })
    .where('id', '=', finding_id)
    .execute();
  await recordRowChange(transaction, author, {
    ...row,
    revision: revision + 1,
    accountId: present.account_id,
    dealerId: dealerOf(survey),
    action: 'changed',
    before: Object.fromEntries(fields.map((name) => [name, present[name]])),
    told: { survey: survey.id, unit: found.unit_id, inspection: present.inspection_id },
  });
  const changed = await readFinding(asking, finding_id);
  if (!changed) throw new Error(`Finding ${finding_id} has gone.`);
  return changed;
}
