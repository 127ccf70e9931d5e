import { readKept, writeKept } from '@portal/platform/session';
import type { Draft } from './draft.ts';

/** The open forms' content beside the saved selection on which it rests. */
export interface KeptWork {
  readonly on: string;
  readonly draft: Draft;
}

const keyOf = (login: string) => `fleet-dashboard-work/${login}`;

/** What this tab kept of a person's open forms, for a reload or a session that ended on the way. */
export function readWork(login: string): KeptWork | null {
  const kept = readKept('tab', keyOf(login));
  return isWork(kept) ? kept : null;
}

/**
 * Keeps the content of the open forms in this tab. It is no draft that is asked for when somebody
 * leaves: what a step was closed with is in the address, and another tab has another selection.
 */
export function keepWork(login: string, { on, draft }: KeptWork): void {
  writeKept('tab', keyOf(login), { on, draft });
}

// Another version of this remote may have written it: what is not of our form is left alone.
function isWork(value: unknown): value is KeptWork {
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
