import type { Entry } from '@portal/platform/offline';
import type { RefusedWrite } from '../verdict/judge.ts';
import type { Written } from '../verdict/writes.ts';

/** An entry as it is compared with others. */
export const writtenIn = ({
  call,
  options,
  read,
}: Entry): Pick<RefusedWrite, 'call'> & Written => ({
  call,
  body: options.body ?? {},
  read: read ?? null,
});

/** An entry that was refused, as it is judged. */
export const refusedIn = (entry: Entry): RefusedWrite => ({
  ...writtenIn(entry),
  failure: entry.failure ?? { status: 0, code: '', path: '' },
});
