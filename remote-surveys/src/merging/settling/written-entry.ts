import type { Entry } from '@portal/platform/offline';
import type { RefusedWrite } from '../verdict/judge.ts';
import type { WriteWithBase } from '../verdict/writes.ts';

/** An entry in the form used to compare it with others. */
export const toNamedWrite = ({
  call,
  options,
  read,
}: Entry): Pick<RefusedWrite, 'call'> & WriteWithBase => ({
  call,
  body: options.body ?? {},
  read: read ?? null,
});

/** A refused entry in the form used to judge it. */
export const toRefusedWrite = (entry: Entry): RefusedWrite => ({
  ...toNamedWrite(entry),
  failure: entry.failure ?? { status: 0, code: '', path: '' },
});
