import { readKept, writeKept } from '@portal/platform/session';
import type { Draft } from './draft.ts';

/** The content of the open forms, with the saved selection that it is based on. */
export interface StoredDraft {
  readonly on: string;
  readonly draft: Draft;
}

const keyOf = (login: string) => `fleet-dashboard-work/${login}`;

/**
 * Returns the content of the user's open forms as stored in this browser tab, for use after a
 * reload or an expired session.
 */
export function readStoredDraft(login: string): StoredDraft | null {
  const kept = readKept('tab', keyOf(login));
  return isStoredDraft(kept) ? kept : null;
}

/**
 * Stores the content of the open forms in this browser tab. It is not a draft that the user must
 * confirm leaving: the content of closed steps is in the address, and another tab has another
 * selection.
 */
export function storeDraft(login: string, { on, draft }: StoredDraft): void {
  writeKept('tab', keyOf(login), { on, draft });
}

// Another version of this remote may have written it, so content of a different form is ignored.
function isStoredDraft(value: unknown): value is StoredDraft {
  if (!isRecord(value) || typeof value.on !== 'string' || !isRecord(value.draft)) return false;
  const { fleet, dates, filters } = value.draft;
  return (
    (fleet === null || (isRecord(fleet) && typeof fleet.account === 'string')) &&
    isRecord(dates) &&
    ['date_type', 'date_from', 'date_to'].every((name) => typeof dates[name] === 'string') &&
    isRecord(filters) &&
    [filters.locations, filters.nonsigs].every((ids) => ids === null || isIds(ids)) &&
    [filters.location_groups, filters.location_regions].every(isIds)
  );
}

const isIds = (value: unknown) => Array.isArray(value) && value.every(Number.isInteger);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
