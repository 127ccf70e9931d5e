import { isCallFailure } from '@portal/platform/http';
import type { Entry } from '@portal/platform/offline';
import { useQuery } from '@portal/platform/query';
import { readPresent } from '../../../merging/settling/present.ts';
import { refusedIn } from '../../../merging/settling/written-entry.ts';
import { judge, sourceOf, type Verdict } from '../../../merging/verdict/judge.ts';
import { reasonOf } from '../../../merging/verdict/reasons.ts';
import type { Documents } from '../../../merging/verdict/writes.ts';
import { yard } from '../../../yard/yard.query.ts';

interface Judged {
  /** Null while it cannot be told yet, or without a network. */
  readonly verdict: Verdict | null;
  /** What stands on the server now, where it had to be read. */
  readonly present: Documents[keyof Documents] | null;
}

/** Why an entry needs attention, by what stands on the server now. */
export function useVerdict(entry: Entry, isOnline: boolean): Judged {
  const refused = refusedIn(entry);
  const source = sourceOf(refused);
  const { data, error } = useQuery({
    queryKey: [...yard, 'present', entry.id],
    queryFn: () => (source === null ? null : readPresent(source, entry)),
    enabled: source !== null && isOnline,
    retry: false,
  });
  if (source === null) return { verdict: judge(refused, null), present: null };
  if (data) return { verdict: judge(refused, data), present: data };
  if (!isCallFailure(error)) return { verdict: null, present: null };
  const reason = reasonOf({ call: entry.call, failure: error });
  return { verdict: reason && { kind: 'whole', reason }, present: null };
}
