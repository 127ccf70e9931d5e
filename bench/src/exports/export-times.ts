import type { BaseParameters } from '@portal/contract/fleet-dashboard';
import { type Spread, spreadOf } from '../measure/spread.ts';
import { timed } from '../measure/timed.ts';
import { lookupsAlongside } from '../reports/lookup-times.ts';
import { type Caller, readFileOf, type Sender } from '../server/caller.ts';
import type { TreeMemory } from '../server/process-tree.ts';
import { watchMemory } from '../server/watch-memory.ts';
import { combinedReport } from './export-request.ts';

export type ExportKind = 'pdf' | 'excel' | 'png';

export interface ExportTimes {
  /** The combined report of all reports, from the call to the last byte. */
  readonly combined: Readonly<Record<ExportKind, Spread>>;
  /** Peak memory during the exports of each kind; undefined if the system does not report it. */
  readonly memory: Readonly<Record<ExportKind, TreeMemory | undefined>>;
  /** Point lookups during ten simultaneous exports. */
  readonly lookups: Spread;
}

interface Callers {
  /** Makes the exports, and lookups in the meantime. */
  readonly sender: Sender;
  readonly ask: Caller;
  /**
   * Another user for ten simultaneous exports, because each user's exports per minute are limited.
   */
  readonly other: Sender;
}

interface ExportTimesOptions {
  /** Workspace root. */
  readonly root: string;
  readonly base: BaseParameters;
  /** Number of measured exports of each kind, after one that is not measured. */
  readonly exports: number;
  readonly lookups: number;
  readonly pid: number | undefined;
}

/** Simultaneous exports of ten users. */
const tenAtOnce: readonly ExportKind[] = [
  ...(['pdf', 'pdf', 'pdf', 'pdf'] as const),
  ...(['excel', 'excel', 'excel', 'excel'] as const),
  ...(['png', 'png'] as const),
];

/** Times exports of the combined report, one after another and ten at once. */
export async function exportTimes(
  { sender, ask, other }: Callers,
  { root, base, exports, lookups: count, pid }: ExportTimesOptions,
): Promise<ExportTimes> {
  const body = await combinedReport(root, base);
  const timesOf = async (kind: ExportKind) => {
    const memory = watchMemory(pid);
    await exported(sender, kind, body);
    const times: number[] = [];
    while (times.length < exports) times.push(await timed(() => exported(sender, kind, body)));
    return { spread: spreadOf(times), memory: memory.end() };
  };
  const pdf = await timesOf('pdf');
  const excel = await timesOf('excel');
  const png = await timesOf('png');
  const ten = () => Promise.all(tenAtOnce.map((kind) => exported(other, kind, body)));
  const lookups = await lookupsAlongside(ten, { ask, base, count });
  return {
    combined: { pdf: pdf.spread, excel: excel.spread, png: png.spread },
    memory: { pdf: pdf.memory, excel: excel.memory, png: png.memory },
    lookups,
  };
}

const exported = (sender: Sender, kind: ExportKind, body: object): Promise<void> =>
  readFileOf(sender, `POST fleet_dashboard/export_reports_${kind}`, body);
