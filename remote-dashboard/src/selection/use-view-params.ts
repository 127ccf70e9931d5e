import { useQuery, useQueryClient } from '@portal/platform/query';
import { useLocation, useNavigate } from '@portal/platform/routing';
import { useLayoutEffect, useRef, useState } from 'react';
import { storedRecordIdQuery, storedRecordQuery } from './stored-record.query.ts';
import { isListKey, patched, type UrlPatch, urlKeys } from './url-keys.ts';
import { isTooLong, recordIn, withRecord, withRecordId } from './view-address.ts';

interface ChangeOptions {
  /** The change adds no step to the browser's Back. */
  readonly replace?: boolean;
  /** Consecutive changes with the same name are one step of the browser's Back. */
  readonly step?: string;
}

/**
 * Changes some keys of the address; `keeping` shows when this waits for a call, and when the call
 * failed.
 */
export type ChangeView = (patch: UrlPatch, options?: ChangeOptions) => Promise<void>;

export interface ViewParams {
  /** The complete address, with stored lists expanded; null until they are loaded. */
  readonly params: URLSearchParams | null;
  readonly change: ChangeView;
  /**
   * Whether lists too long for an address are being stored on the server, or could not be stored.
   */
  readonly keeping: 'idle' | 'busy' | 'failed';
  /** Why the stored lists of this address could not be read. */
  readonly error: Error | null;
  readonly retry: () => void;
}

/**
 * Returns the dashboard's view, as stored in its address, and the only function that changes it.
 */
export function useViewParams(): ViewParams {
  const { search } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [keeping, setKeeping] = useState<ViewParams['keeping']>('idle');
  const address = new URLSearchParams(search);
  const id = address.get(urlKeys.kept);
  const kept = useQuery({ ...storedRecordQuery(id ?? ''), enabled: id !== null });
  const held =
    id === null ? address : kept.data === undefined ? null : withRecord(address, kept.data);

  // The last change applies until the address has caught up with it.
  const [written, setWritten] = useState<{ over: string; params: URLSearchParams } | null>(null);
  if (written && written.over !== search) setWritten(null);
  const params = written?.over === search ? written.params : held;
  const newest = useRef({ search, params });
  useLayoutEffect(() => {
    newest.current = { search, params };
    if (id !== null && kept.data !== undefined)
      client.setQueryData(storedRecordIdQuery(kept.data).queryKey, id);
  });

  // Changes whose lists are being stored; a later change includes and replaces them.
  const waiting = useRef<UrlPatch>({});

  const keep = async (record: string) => {
    setKeeping('busy');
    const made = await client.fetchQuery(storedRecordIdQuery(record));
    client.setQueryData(storedRecordQuery(made).queryKey, record);
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
        const known =
          client.getQueryData(storedRecordIdQuery(record).queryKey) ?? (await keep(record));
        short = withRecordId(next, known);
      } catch {
        if (waiting.current !== changes) return;
        // Changes without lists go ahead: they hardly lengthen an address that is already too long.
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
