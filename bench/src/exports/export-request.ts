import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type BaseParameters,
  type ExportRequest,
  reportDefinitions,
} from '@portal/contract/fleet-dashboard';

/** Chart drawings as sent by the dashboard's screens, stored with the API's tests. */
const recorded = 'api/src/exports/pictures/testing/recorded';

/**
 * Builds the largest request: each report with a drawing, its table, both comparisons and a
 * comment.
 */
export async function combinedReport(root: string, base: BaseParameters): Promise<ExportRequest> {
  const folder = path.join(root, recorded);
  const names = (await readdir(folder)).sort();
  const drawings = await Promise.all(
    names.map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  return {
    base_parameters: base,
    tab_parameters: { tab_type: 'combined' },
    reports_parameters: reportDefinitions.map(({ type, tab, shape }, at) => ({
      report_type: type,
      tab_type: tab,
      ...(shape === 'periods' && { period: 'month' as const }),
      graph_compare_by_previous: true,
      graph_compare_by_NA: true,
      display_mode: 'both',
      comment: 'To be spoken of when we meet next month.',
      chart: { svg: drawings[at % drawings.length] ?? '', summary: 'Highest in the ninth month.' },
    })),
  };
}
