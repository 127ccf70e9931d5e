import { isCallFailure } from '@portal/platform/http';
import type { Entry } from '@portal/platform/offline';
import { useQuery } from '@portal/platform/query';
import { readPresentState } from '../../../merging/settling/read-present-state.ts';
import { toRefusedWrite } from '../../../merging/settling/written-entry.ts';
import { judge, sourceOf, type Verdict } from '../../../merging/verdict/judge.ts';
import { reasonOf } from '../../../merging/verdict/reasons.ts';
import type { Documents } from '../../../merging/verdict/writes.ts';
import { yardQueryKey } from '../../../yard/yard.query.ts';

interface VerdictState {
  /** Null while it is not known yet, or without a network. */
  readonly verdict: Verdict | null;
  /** The server's present state, if it had to be read. */
  readonly present: Documents[keyof Documents] | null;
}

/** Why an entry needs attention, judged by the server's present state. */
export function useVerdict(entry: Entry, isOnline: boolean): VerdictState {
  const refused = toRefusedWrite(entry);
  const source = sourceOf(refused);
  const { data, error } = useQuery({
    queryKey: [...yardQueryKey, 'present', entry.id],
    queryFn: () => (source === null ? null : readPresentState(source, entry)),
    enabled: source !== null && isOnline,
    retry: false,
  });
  if (source === null) return { verdict: judge(refused, null), present: null };
  if (data) return { verdict: judge(refused, data), present: data };
  if (!isCallFailure(error)) return { verdict: null, present: null };
  const reason = reasonOf({ call: entry.call, failure: error });
  return { verdict: reason && { kind: 'whole', reason }, present: null };
}
