import type { SavedReport } from '@portal/contract/fleet-dashboard';
import type { templateCalls } from '@portal/contract/fleet-dashboard/schema';
import { implement } from '../../../app/implement.ts';
import { refuse } from '../../../app/refusal.ts';
import { saveRateLimit } from '../../../kept/create-kept.ts';
import { deleteKept, restoreKept } from '../../../kept/delete-kept.ts';
import { checkedName } from '../../../kept/kept-names.ts';
import { enforceLimit } from '../../../limits/enforce-limit.ts';
import type { QueryContext } from '../../../scope/find-account.ts';
import { serializeForUser } from '../../../scope/serialize-for-user.ts';
import { checkSavedReport } from './check-saved-report.ts';
import { templates } from './kept-kinds.ts';
import { readTemplate, readTemplateRow, readTemplates } from './read-templates.ts';
import { createTemplate, updateTemplate } from './write-template.ts';

export const templateRoutes = implement<typeof templateCalls>({
  'POST fleet_dashboard/get_templates': ({ db, user, body }) => readTemplates({ db, user }, body),

  'POST fleet_dashboard/create_template': async ({ db, user, body, now }) => {
    await enforceLimit(db, saveRateLimit, { caller: String(user.id), now });
    const name = checkedName(templates, body.report_name);
    const report = await checked({ db, user }, body.saved_report);
    const clientKey = body.client_key;
    return serializeForUser(db, user.id, async (transaction) => {
      const writing = { userId: user.id, now };
      const id = await createTemplate(transaction, writing, { ...report, name, clientKey });
      return readTemplateRow({ db: transaction, user }, id);
    });
  },

  'GET fleet_dashboard/get_template/{id}': ({ db, user, params }) =>
    readTemplate({ db, user }, params.id),

  'POST fleet_dashboard/update_template/{id}': async ({ db, user, params, body, now }) => {
    const { id } = params;
    const { revision, report_name, saved_report } = body;
    if (report_name === undefined && saved_report === undefined) {
      throw refuse('invalid', 'report_name', 'Nothing is named that is to change.');
    }
    const name = report_name === undefined ? undefined : checkedName(templates, report_name);
    const report = saved_report ? await checked({ db, user }, saved_report) : null;
    return serializeForUser(db, user.id, async (transaction) => {
      const change = { id, revision, name, report };
      await updateTemplate(transaction, { userId: user.id, now }, change);
      return readTemplateRow({ db: transaction, user }, id);
    });
  },

  'DELETE fleet_dashboard/delete_template/{id}': async ({ db, user, params, now }) => {
    const until = await serializeForUser(db, user.id, (transaction) =>
      deleteKept(transaction, templates, { userId: user.id, id: params.id, now }),
    );
    return { id: params.id, restorable_until: until.toISOString() };
  },

  'POST fleet_dashboard/restore_template/{id}': ({ db, user, params, now }) =>
    serializeForUser(db, user.id, async (transaction) => {
      await restoreKept(transaction, templates, { userId: user.id, id: params.id, now });
      return readTemplateRow({ db: transaction, user }, params.id);
    }),
});

const checked = async (asking: QueryContext, saved: SavedReport) => ({
  saved,
  accountId: await checkSavedReport(asking, saved),
});
