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

interface RestoreReportResult {
  readonly saved_report: RestoredReport;
  /** Number of omitted parts. */
  readonly dropped: number;
}

/**
 * Reads a stored report, perhaps from another version; unknown content is omitted.
 *
 * @param isLost whether the user no longer sees its account: the choices made there are omitted
 */
export function restoreReport(stored: unknown, isLost: boolean): RestoreReportResult {
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

/** Returns the stored choices of the wizard; null for an outdated form. */
export function readBase(written: unknown): BaseParameters | null {
  const base = baseCheck.Clean(written);
  return baseCheck.Check(base) ? base : null;
}

/** A report that has since moved to another tab is restored there. */
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
