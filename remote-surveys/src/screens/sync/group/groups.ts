import type { Entry } from '@portal/platform/offline';
import { type Subject, subjectOf } from '../../../unsent/texts/subject-of.ts';

/** Entries that belong together, such as those of a unit on a survey. */
export interface Group extends Subject {
  readonly key: string;
  /** In the order they were written. */
  readonly entries: readonly Entry[];
}

/** Groups entries by subject; groups that need attention come first, then the oldest. */
export function groupsOf(entries: readonly Entry[]): Group[] {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    const known = found.get(entry.group);
    if (known) known.push(entry);
    else found.set(entry.group, [entry]);
  }
  const groups = [...found].map(([key, own]): Group => {
    const subjects = own.map(subjectOf);
    const first = (name: keyof Subject) =>
      subjects.find((subject) => subject[name] !== null)?.[name] ?? null;
    return {
      key,
      entries: own,
      survey: first('survey'),
      unit: first('unit'),
      unitNumber: first('unitNumber'),
      location: first('location'),
    };
  });
  const isUrgent = ({ entries: own }: Group) => own.some(({ state }) => state === 'attention');
  return [...groups.filter(isUrgent), ...groups.filter((group) => !isUrgent(group))];
}

const meet = (some: readonly string[], others: readonly string[]) =>
  some.some((name) => others.includes(name));

/** State of an entry, including whether it is blocked by another one. */
export type ShownState = Entry['state'] | 'blocked';

/** Ids of entries that cannot be sent before an earlier one is settled. */
export function blockedIn(entries: readonly Entry[]): ReadonlySet<string> {
  const blocked = new Set<string>();
  const inTheWay: Entry[] = [];
  for (const entry of entries) {
    const { id, state, holds, needs } = entry;
    const isStopped = inTheWay.some(
      (earlier) => meet(earlier.holds, needs) || meet(holds, [...earlier.holds, ...earlier.needs]),
    );
    if (state === 'waiting' && isStopped) blocked.add(id);
    if (state === 'attention' || blocked.has(id)) inTheWay.push(entry);
  }
  return blocked;
}
