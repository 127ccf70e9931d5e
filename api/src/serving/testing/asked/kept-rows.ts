import type { Database } from '../../../db/database.ts';
import { putLetter } from '../../../mail/outbox/put-letter.ts';
import { saveQuote } from './kept-quote.ts';
import { emptyConditions, emptyHistory, emptyProducts, keepReport } from './kept-report.ts';
import type { RowIds } from './test-inputs.ts';

export type KeptRows = Pick<
  RowIds,
  | 'template'
  | 'favorite'
  | 'export'
  | 'keptHistory'
  | 'keptConditions'
  | 'keptProduct'
  | 'quote'
  | 'specChange'
>;

/**
 * Saves one item of each kind for a user and an account, as the calls would.
 *
 * @returns their ids
 */
export async function keepRows(
  { kysely }: Pick<Database, 'kysely'>,
  { user_id, account_id }: { readonly user_id: number; readonly account_id: number },
): Promise<KeptRows> {
  const at = new Date('2025-06-30T12:00:00Z');
  const saved = JSON.stringify({ tab_id: 'kept', reports_parameters: [] });
  const template = await kysely
    .insertInto('dashboard_templates')
    .values({
      user_id,
      account_id,
      name: `Of user ${user_id}`,
      tab_type: 'combined',
      date_type: '4',
      date_from: '2025-01-01',
      date_to: '2025-06-30',
      form_version: 1,
      saved_report: saved,
      client_key: null,
      created_at: at,
      changed_at: at,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const favorite = await kysely
    .insertInto('favorite_reports')
    .values({
      user_id,
      account_id,
      name: `Of user ${user_id}`,
      report_kind: 1,
      request_url: '/fleet-dashboard',
      form_version: 1,
      saved_report: saved,
      client_key: null,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const specChange = await kysely
    .insertInto('spec_changes')
    .values({
      account_id,
      location_id: null,
      role: 'drive',
      valid_from: '2025-06-30',
      at,
      user_id,
      before: null,
      after: JSON.stringify({ most_caps: 2 }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const made = await kysely
    .insertInto('generated_reports')
    .values({
      user_id,
      kind: 'dashboard-reports',
      account_ids: [account_id],
      name: `of-user-${user_id}.xlsx`,
      format: 2,
      state: 'failed',
      parts: 1,
      failure: 'interrupted',
      request: null as never,
      locale: '',
      user_time: '',
      client_key: null,
      file: null,
      size: null,
      created_at: at,
      seen_at: null,
      expires_at: new Date('2025-07-02T12:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const quote = await saveQuote(kysely, user_id, at);
  const keptHistory = await keepReport(
    kysely,
    { user_id, account_id, report_type: '3', ...emptyHistory },
    at,
  );
  const keptConditions = await keepReport(
    kysely,
    { user_id, account_id, report_type: '0', ...emptyConditions },
    at,
  );
  const keptProduct = await keepReport(
    kysely,
    { user_id, account_id, report_type: '1', ...emptyProducts(account_id) },
    at,
  );
  const letter_id = await putLetter(
    kysely,
    { userId: user_id, addresses: [`${user_id}@a.example`], subject: '', text: '' },
    at,
  );
  // The same in both databases that are compared.
  await kysely
    .updateTable('outbox_mails')
    .set({ message_id: `00000000-0000-4000-8000-${String(user_id).padStart(12, '0')}` })
    .where('letter_id', '=', letter_id)
    .execute();
  await kysely
    .insertInto('survey_mails')
    .values({
      user_id,
      sent_by_name: `User ${user_id}`,
      survey_ids: [],
      addresses: [],
      formats: [],
      note: '',
      is_link: false,
      sent_at: at,
      letter_id,
    })
    .execute();
  await kysely
    .insertInto('idempotency_keys')
    .values({
      user_id,
      client_key: `of-user-${user_id}`,
      call: 'POST fleet_surveys/save_unit',
      body_hash: '',
      answer: '{}',
      created_at: at,
    })
    .execute();
  return {
    template: template.id,
    favorite: favorite.id,
    export: made.id,
    keptHistory,
    keptConditions,
    keptProduct,
    quote,
    specChange: specChange.id,
  };
}
