import type { Entry } from '@portal/platform/offline';

/** What an entry is about, as far as its writer has said so: ids, or keys of rows that were made here. */
export interface Subject {
  readonly survey: string | null;
  readonly unit: string | null;
  readonly unitNumber: string | null;
  readonly location: string | null;
}

/** Reads it with care: anything may stand in a browser's database. */
export function subjectOf({ subject }: Pick<Entry, 'subject'>): Subject {
  const at = (name: string): string | null => {
    const value: unknown =
      typeof subject === 'object' && subject !== null ? Reflect.get(subject, name) : null;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
  };
  return {
    survey: at('survey'),
    unit: at('unit'),
    unitNumber: at('unit_number'),
    location: at('location'),
  };
}
