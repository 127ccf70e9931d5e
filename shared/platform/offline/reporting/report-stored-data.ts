import type { portalCalls } from '@portal/contract/portal';
import type { BodyOf, ResponseOf } from '@portal/contract/wire';
import { carryOut } from '../../http/call.ts';
import { owner } from '../entries/owner.ts';
import { deviceKey } from './device-key.ts';
import { forgetStoredData } from './forget-stored-data.ts';
import {
  isReported,
  markReported,
  unmarkReported,
  unreportedForgottenData,
} from './reported-users.ts';
import { canSendSome, isNothingStored, type StoredCounts, storedDataOf } from './stored-counts.ts';

type Report = (typeof portalCalls)['POST devices/report'];

/** The counts last reported by this page, and their user. */
let last: { readonly login: string; readonly counts: StoredCounts } | null = null;

/**
 * Reports to the server how much this device stores for the current user. Data that an
 * administrator has asked to be forgotten is deleted once nothing more can be sent and the server
 * knows how much that is.
 *
 * @param isDue reports even if nothing has changed
 * @throws CallFailure when the server refuses the report
 */
export async function reportStoredData({ isDue }: { readonly isDue: boolean }): Promise<void> {
  const login = owner();
  if (login === null) return;
  const kept = await storedDataOf(login);
  const forgotten = unreportedForgottenData(login);
  if (isNothingStored(kept) && !isReported(login)) return;
  if (!isDue && !forgotten && last?.login === login && isSame(last.counts, kept.counts)) return;
  const { forget } = await send({
    device_key: deviceKey(),
    ...kept.counts,
    ...(forgotten && { forgotten }),
  });
  // Another user has signed in meanwhile.
  if (owner() !== login) return;
  last = { login, counts: kept.counts };
  if (isNothingStored(kept) && forget === null) unmarkReported(login);
  else markReported(login, null);
  const isDone = forget === null || forget === forgotten?.number;
  if (isDone || canSendSome(kept.entries)) return;
  await forgetStoredData(login, forget, kept);
  await reportStoredData({ isDue: true });
}

/** A background call: it does not extend the session, and its failures are not shown. */
const send = async (body: BodyOf<Report>) =>
  (await carryOut('POST devices/report', {
    background: true,
    untold: true,
    body,
  })) as ResponseOf<Report>;

const isSame = (one: StoredCounts, other: StoredCounts): boolean =>
  one.unsent === other.unsent &&
  one.attention === other.attention &&
  one.units === other.units &&
  one.oldest_unsent_at === other.oldest_unsent_at;
