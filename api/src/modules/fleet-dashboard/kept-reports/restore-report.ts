import {
  type BaseParameters,
  type RestoredReport,
  reportDefinitions,
  type SavedPart,
  type SavedTab,
  savedTabs,
} from '@portal/contract/fleet-dashboard';
import { baseParameters, savedPart } from '@portal/contract/fleet-dashboard/schema';
import { Compile } from 'typebox/compile';

const baseCheck = Compile(baseParameters);
const partCheck = Compile(savedPart);

interface Restored {
  readonly saved_report: RestoredReport;
  /** How many parts are left out. */
  readonly dropped: number;
}

/**
 * Reads a report as it was kept, perhaps by another version: what is not known here is left out.
 *
 * @param isLost its account may not be seen any more: nothing is told of what was chosen there
 */
export function restoreReport(stored: unknown, isLost: boolean): Restored {
  const kept = fieldsOf(stored);
  const { reports_parameters: written } = kept;
  const candidates: unknown[] = Array.isArray(written) ? written : [];
  const parts = candidates.flatMap(readPart);
  return {
    dropped: candidates.length - parts.length,
    saved_report: {
      tab_id: typeof kept.tab_id === 'string' ? kept.tab_id : '',
      base_parameters: isLost ? null : readBase(kept.base_parameters),
      tab_parameters: { tab_type: readTab(fieldsOf(kept.tab_parameters).tab_type, parts) },
      reports_parameters: parts,
    },
  };
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** What the wizard chose, as it was kept; null in a form of long ago. */
export function readBase(written: unknown): BaseParameters | null {
  const base = baseCheck.Clean(written);
  return baseCheck.Check(base) ? base : null;
}

/** A report that has moved to another tab since is found there. */
function readPart(written: unknown): SavedPart[] {
  const { report_type } = fieldsOf(written);
  const definition = reportDefinitions.find(({ type }) => type === report_type);
  if (!definition) return [];
  const part = partCheck.Clean({ ...fieldsOf(written), tab_type: definition.tab });
  return partCheck.Check(part) ? [part] : [];
}

function readTab(written: unknown, parts: readonly SavedPart[]): SavedTab {
  const known = savedTabs.find((tab) => tab === written);
  const [first, ...others] = new Set(parts.map(({ tab_type }) => tab_type));
  const isOfOne = first === undefined || (known === first && others.length === 0);
  return (isOfOne && known) || 'combined';
}
