import type { Entry } from '@portal/platform/offline';

/**
 * Subject of an entry, as given by the code that wrote it: ids, or keys of rows created on this
 * device.
 */
export interface Subject {
  readonly survey: string | null;
  readonly unit: string | null;
  readonly unitNumber: string | null;
  readonly location: string | null;
}

/** Reads the subject defensively, because a browser's database may contain anything. */
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
