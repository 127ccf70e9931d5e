import { type SavedReport, savedReportVersion } from '@portal/contract/fleet-dashboard';
import type { Kysely } from 'kysely';
import { Refusal, refusalMessages, refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { createKept } from '../../../kept/create-kept.ts';
import { checkNameIsFree } from '../../../kept/kept-names.ts';
import { templates } from './kept-kinds.ts';

/** The owner of the template, and the time. */
export interface WriteContext {
  readonly userId: number;
  readonly now: Date;
}

/** A validated report. */
interface CheckedReport {
  readonly saved: SavedReport;
  readonly accountId: number;
}

const table = 'dashboard_templates';

/**
 * Saves a template, or finds the one already saved with the same client key.
 *
 * @returns its id
 * @throws Refusal `unique` or `limit_reached`
 */
export async function createTemplate(
  transaction: Kysely<Schema>,
  { userId, now }: WriteContext,
  template: CheckedReport & { readonly name: string; readonly clientKey: string | undefined },
): Promise<number> {
  const { name, clientKey } = template;
  const columns = { ...columnsOf(template), created_at: now, changed_at: now };
  return createKept(transaction, templates, { userId, name, clientKey, columns });
}

interface TemplateChange {
  readonly id: number;
  /** The revision that the editor has read. */
  readonly revision: number;
  readonly name: string | undefined;
  readonly report: CheckedReport | null;
}

/**
 * Changes a template. Saving the same content again is no change, so a call can be repeated.
 *
 * @throws Refusal `unknown_value`, `changed_elsewhere` or `unique`
 */
export async function updateTemplate(
  transaction: Kysely<Schema>,
  { userId, now }: WriteContext,
  { id, revision, name, report }: TemplateChange,
): Promise<void> {
  const present = await transaction
    .selectFrom(table)
    .select(['name', 'revision', 'saved_report'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!present) throw refuse('unknown_value', 'id');
  const saved = report && JSON.stringify(report.saved);
  const isSame =
    (name === undefined || name === present.name) &&
    (saved === null || saved === JSON.stringify(present.saved_report));
  if (isSame) return;
  if (present.revision !== revision) {
    throw new Refusal('changed_elsewhere', 'revision', refusalMessages.changed_elsewhere, {
      extra: { revision: present.revision, report_name: present.name },
    });
  }
  if (name !== undefined) {
    await checkNameIsFree(transaction, templates, { userId, name, id });
  }
  await transaction
    .updateTable(table)
    .set({
      ...(report && columnsOf(report)),
      name: name ?? present.name,
      revision: revision + 1,
      changed_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** The sort columns of the list are stored beside the report. */
const columnsOf = ({ saved, accountId }: CheckedReport) => ({
  account_id: accountId,
  tab_type: saved.tab_parameters.tab_type,
  date_type: saved.base_parameters.date_type,
  date_from: saved.base_parameters.date_from,
  date_to: saved.base_parameters.date_to,
  form_version: savedReportVersion,
  saved_report: JSON.stringify(saved),
});
