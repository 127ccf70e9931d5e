import { RemoteRoot } from '@portal/platform/mounting';
import type { DeployedRemote } from '@portal/platform/remote';
import { useSearchParams } from '@portal/platform/routing';
import { useState, useSyncExternalStore } from 'react';
import { useHeldArrival } from '../arrival/arrival.ts';

const coming = new Set<string>();
const listeners = new Set<() => void>();

/** The pages rendered since pages were last held, one entry for each render. */
export const rendered: string[] = [];

/** Holds the named pages until they are released. */
export function holdPages(...pages: readonly string[]): void {
  rendered.length = 0;
  coming.clear();
  for (const page of pages) coming.add(page);
  for (const changed of listeners) changed();
}

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** A page of a remote that loads until the test releases it. Shows its build and its query. */
export function RemotePage({ remote, page }: { remote: DeployedRemote; page: string }) {
  const isComing = useSyncExternalStore(subscribe, () => coming.has(page));
  const [note, setNote] = useState('');
  const [query] = useSearchParams();
  useHeldArrival(isComing);
  if (isComing) return <p>Skeleton</p>;
  rendered.push(page);
  return (
    <RemoteRoot namespace={remote.name} fallback={() => null}>
      <h1>{`${page} ${remote.version.split('-')[0]}`}</h1>
      <p>{`Query ${query}`}</p>
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
    </RemoteRoot>
  );
}
