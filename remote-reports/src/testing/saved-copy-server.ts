import type { KeptReport } from '@portal/contract/analysis-reports';
import { type Respond, refusal } from '@portal/platform/testing/shell';
import { keptHistory, savedCopyNamed, settledCopies } from './saved-copy-rows.ts';

/** A fake server that stores unit histories like the portal's. */
export function savedCopyServer(reports: readonly KeptReport[] = settledCopies) {
  const kept = new Map(reports.map((report) => [report.id, report]));
  const deleted = new Map<number, KeptReport>();
  const put = (report: KeptReport) => {
    kept.set(report.id, report);
    return report;
  };
  const respond: Respond = (name, { body, params }) => {
    const [, call] = name.split('unit_history_report/');
    if (call === 'get_reports')
      return { reports: [...kept.values()].sort((one, other) => other.id - one.id) };
    if (call === 'generate_reports') {
      const id = Math.max(0, ...kept.keys()) + 1;
      const report_name = String(Reflect.get(body as object, 'name'));
      return put(savedCopyNamed(report_name, id, { state: 'waiting', done: 0, date_made: null }));
    }
    if (call === 'get_report') {
      const found = kept.get(Number(Reflect.get(body as object, 'id')));
      return found ? { ...keptHistory, kept: found } : refusal('unknown_value', 'id');
    }
    const id = Number(params.id);
    const report = kept.get(id) ?? deleted.get(id);
    switch (call) {
      case 'cancel_report/{id}':
        return report && put({ ...report, state: report.date_made ? 'ready' : 'cancelled' });
      case 'run_report/{id}':
        return report && put({ ...report, state: 'waiting', done: 0, failure: null });
      case 'delete_report/{id}':
        if (!report) return refusal('unknown_value', 'id');
        deleted.set(id, report);
        kept.delete(id);
        return { id, restorable_until: '2026-03-22T12:00:00.000Z' };
      case 'restore_report/{id}':
        return report && put(report);
      default:
        return undefined;
    }
  };
  return { respond, put, report: (id: number) => kept.get(id) };
}
