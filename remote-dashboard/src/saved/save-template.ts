import type { SavedReport, TemplateRow } from '@portal/contract/fleet-dashboard';
import { call } from '../calls.ts';

interface NewTemplate {
  readonly name: string;
  readonly saved: SavedReport;
  /** Identifies the new template; the same each time it is sent. */
  readonly key: string;
}

/**
 * Saves a report as a template.
 *
 * @throws CallFailure
 */
export async function saveTemplate({ name, saved, key }: NewTemplate): Promise<TemplateRow> {
  const row = await call('POST fleet_dashboard/create_template', {
    body: { report_name: name, saved_report: saved, client_key: key },
  });
  if (row.report_name === name) return row;
  // An earlier attempt, whose answer was lost, saved it under another name.
  return call('POST fleet_dashboard/update_template/{id}', {
    params: { id: row.id },
    body: { revision: row.revision, report_name: name },
  });
}
