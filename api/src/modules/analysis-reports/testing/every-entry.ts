import type { HistoryEntry, UnitHistory } from '@portal/contract/analysis-reports';
import type { AnalysisApi, Login } from './reports-api.ts';

interface EveryEntry {
  readonly entries: HistoryEntry[];
  readonly summary: UnitHistory['summary'];
  /** Units of distances, treads and torques. */
  readonly formats: readonly string[];
}

/** Reads the history of a unit from all pages, in the order of the list. */
export async function readEveryEntry(
  api: AnalysisApi,
  login: Login,
  selection: object,
): Promise<EveryEntry> {
  const entries: HistoryEntry[] = [];
  for (let page_number = 1; ; page_number += 1) {
    const { body } = await api.as(login, 'POST unit_history_report/get_unit_history_report', {
      body: { ...selection, page_number, page_size: 100 },
    });
    entries.push(...body.entries);
    const { summary, distance_format, tread_depth_format, torque_format, total_items } = body;
    if (entries.length >= total_items)
      return { entries, summary, formats: [distance_format, tread_depth_format, torque_format] };
    if (body.entries.length === 0) throw new Error('A page is empty before the last one.');
  }
}
