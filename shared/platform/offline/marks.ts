import { dropLocally, keepLocally, onOtherTabs, readLocally } from '../session/local-store.ts';

/**
 * What this device holds, as every page can see it without opening the database: entries that wait,
 * documents that were taken along.
 */
export type Mark = 'entries' | 'documents';

const keyOf = (mark: Mark) => `offline_${mark}`;

const listeners = new Set<() => void>();

/** Whether this device holds some of it, whoever they belong to. */
export const isMarked = (mark: Mark): boolean => readLocally(keyOf(mark)) !== null;

/** Says whether this device holds some of it. */
export function setMark(mark: Mark, holds: boolean): void {
  if (isMarked(mark) === holds) return;
  if (holds) keepLocally(keyOf(mark), '1');
  else dropLocally(keyOf(mark));
  for (const listener of [...listeners]) listener();
}

/**
 * Hears of every change, in whichever tab.
 *
 * @returns stops hearing
 */
export function onMarks(changed: () => void): () => void {
  listeners.add(changed);
  const stop = onOtherTabs((key) => {
    if (key === null || key.startsWith('offline_')) changed();
  });
  return () => {
    listeners.delete(changed);
    stop();
  };
}
