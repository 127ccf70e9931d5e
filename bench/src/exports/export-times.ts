import type { BaseParameters } from '@portal/contract/fleet-dashboard';
import { type Spread, spreadOf } from '../measure/spread.ts';
import { timed } from '../measure/timed.ts';
import { lookupsBesides } from '../reports/lookup-times.ts';
import { type Caller, readFileOf, type Sender } from '../server/caller.ts';
import type { TreeMemory } from '../server/process-tree.ts';
import { watchMemory } from '../server/watch-memory.ts';
import { combinedReport } from './export-request.ts';

export type ExportKind = 'pdf' | 'excel' | 'png';

export interface ExportTimes {
  /** The combined report of all reports, from the call to the last byte. */
  readonly combined: Readonly<Record<ExportKind, Spread>>;
  /** The most memory while each kind is made; undefined where the system does not tell. */
  readonly memory: Readonly<Record<ExportKind, TreeMemory | undefined>>;
  /** Point lookups while ten exports at once are made. */
  readonly lookups: Spread;
}

interface Callers {
  /** Exports, and asks for rows meanwhile. */
  readonly sender: Sender;
  readonly ask: Caller;
  /** Somebody else, who exports ten at once: of one user so many a minute are taken. */
  readonly other: Sender;
}

interface Asked {
  /** Folder of the workspace. */
  readonly root: string;
  readonly base: BaseParameters;
  /** Exports of each kind that count, after one that does not. */
  readonly exports: number;
  readonly lookups: number;
  readonly pid: number | undefined;
}

/** Ten people who want a file at the same moment. */
const tenAtOnce: readonly ExportKind[] = [
  ...(['pdf', 'pdf', 'pdf', 'pdf'] as const),
  ...(['excel', 'excel', 'excel', 'excel'] as const),
  ...(['png', 'png'] as const),
];

/** Times exports of everything together, one after another and ten at once. */
export async function exportTimes(
  { sender, ask, other }: Callers,
  { root, base, exports, lookups: count, pid }: Asked,
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
  const lookups = await lookupsBesides(ten, { ask, base, count });
  return {
    combined: { pdf: pdf.spread, excel: excel.spread, png: png.spread },
    memory: { pdf: pdf.memory, excel: excel.memory, png: png.memory },
    lookups,
  };
}

const exported = (sender: Sender, kind: ExportKind, body: object): Promise<void> =>
  readFileOf(sender, `POST fleet_dashboard/export_reports_${kind}`, body);
