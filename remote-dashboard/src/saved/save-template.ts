import type { SavedReport, TemplateRow } from '@portal/contract/fleet-dashboard';
import { call } from '../calls.ts';

interface NewTemplate {
  readonly name: string;
  readonly saved: SavedReport;
  /** Made once for what is to be kept, however often it is sent. */
  readonly key: string;
}

/** Keeps a report as a template. @throws CallFailure */
export async function saveTemplate({ name, saved, key }: NewTemplate): Promise<TemplateRow> {
  const row = await call('POST fleet_dashboard/create_template', {
    body: { report_name: name, saved_report: saved, client_key: key },
  });
  if (row.report_name === name) return row;
  // An earlier sending, whose answer was lost, has kept it under another name.
  return call('POST fleet_dashboard/update_template/{id}', {
    params: { id: row.id },
    body: { revision: row.revision, report_name: name },
  });
}
