import { useQuery, useQueryClient } from '@portal/platform/query';
import { useLocation, useNavigate } from '@portal/platform/routing';
import { useLayoutEffect, useRef, useState } from 'react';
import { keptFiltersQuery, keptIdQuery } from './kept-filters.query.ts';
import { isListKey, patched, type UrlPatch, urlKeys } from './url-keys.ts';
import { isTooLong, recordIn, withKept, withRecord } from './view-address.ts';

interface ChangeOptions {
  /** The browser's Back does not stop before this change. */
  readonly replace?: boolean;
  /** Changes of the same name that follow one another are one step of the browser's Back. */
  readonly step?: string;
}

/** Writes some keys of the address; `keeping` tells when that takes a call, and when it failed. */
export type ChangeView = (patch: UrlPatch, options?: ChangeOptions) => Promise<void>;

export interface ViewParams {
  /** The address with kept filters written out; null until they are there. */
  readonly params: URLSearchParams | null;
  readonly change: ChangeView;
  /** Lists too long for an address are on their way to the server, or could not be kept. */
  readonly keeping: 'idle' | 'busy' | 'failed';
  /** Why the kept filters of this address could not be read. */
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The dashboard's view as its address holds it, and the one way to change it. */
export function useViewParams(): ViewParams {
  const { search } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [keeping, setKeeping] = useState<ViewParams['keeping']>('idle');
  const address = new URLSearchParams(search);
  const id = address.get(urlKeys.kept);
  const kept = useQuery({ ...keptFiltersQuery(id ?? ''), enabled: id !== null });
  const held =
    id === null ? address : kept.data === undefined ? null : withRecord(address, kept.data);

  // What was written last counts until the address has moved on to it.
  const [written, setWritten] = useState<{ over: string; params: URLSearchParams } | null>(null);
  if (written && written.over !== search) setWritten(null);
  const params = written?.over === search ? written.params : held;
  const newest = useRef({ search, params });
  useLayoutEffect(() => {
    newest.current = { search, params };
    if (id !== null && kept.data !== undefined)
      client.setQueryData(keptIdQuery(kept.data).queryKey, id);
  });

  // Changes whose lists are being kept; a later change carries them along and takes their place.
  const waiting = useRef<UrlPatch>({});

  const keep = async (record: string) => {
    setKeeping('busy');
    const made = await client.fetchQuery(keptIdQuery(record));
    client.setQueryData(keptFiltersQuery(made).queryKey, record);
    return made;
  };

  const last = useRef<{ readonly step: string; readonly search: string } | null>(null);

  const change: ChangeView = async (patch, { replace = false, step } = {}) => {
    const changes = { ...waiting.current, ...patch };
    const next = patched(newest.current.params ?? address, changes);
    let short = next;
    if (isTooLong(next)) {
      const record = recordIn(next);
      waiting.current = changes;
      try {
        const known = client.getQueryData(keptIdQuery(record).queryKey) ?? (await keep(record));
        short = withKept(next, known);
      } catch {
        if (waiting.current !== changes) return;
        // An address that is too long already hardly gets longer by what is no list.
        if (Object.keys(changes).some(isListKey)) {
          waiting.current = {};
          setKeeping('failed');
          return;
        }
      }
      if (waiting.current !== changes) return;
    }
    waiting.current = {};
    setKeeping('idle');
    const over = newest.current.search;
    newest.current = { search: over, params: next };
    setWritten({ over, params: next });
    const isSame = last.current?.search === over && last.current.step === step;
    last.current = step === undefined ? null : { step, search: `?${short}` };
    navigate({ search: short.toString() }, { replace: replace || isSame || `?${short}` === over });
  };

  return { params, change, keeping, error: kept.error, retry: () => void kept.refetch() };
}
