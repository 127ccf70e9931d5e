import type { Draft } from './draft.ts';

/** The open forms' content beside the saved selection on which it rests. */
export interface KeptWork {
  readonly on: string;
  readonly draft: Draft;
}

const keyOf = (login: string) => `fleet-dashboard-work/${login}`;

/** What this tab kept of a person's open forms, for a reload or a session that ended on the way. */
export function readWork(login: string): KeptWork | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(login)) ?? 'null');
    return isWork(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps the content of the open forms in this tab. */
export function keepWork(login: string, work: KeptWork): void {
  try {
    sessionStorage.setItem(keyOf(login), JSON.stringify({ on: work.on, draft: work.draft }));
  } catch {
    // A storage that is full or switched off only costs the copy.
  }
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
