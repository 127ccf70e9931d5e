import type { portalCalls } from '@portal/contract/portal';
import type { BodyOf, ResponseOf } from '@portal/contract/wire';
import { carryOut } from '../../http/call.ts';
import { owner } from '../entries/owner.ts';
import { deviceKey } from './device-key.ts';
import { forgetKept } from './forget-kept.ts';
import { canSendSome, isNothing, type KeptCounts, keptOf } from './kept-counts.ts';
import { dropTold, isTold, noteTold, untoldForgotten } from './told.ts';

type Report = (typeof portalCalls)['POST devices/report'];

/** What the server was told last by this page, and of whom. */
let last: { readonly login: string; readonly counts: KeptCounts } | null = null;

/**
 * Tells the server how much this device keeps for the person in front of it. What an administrator has asked
 * it to forget is dropped once nothing more can be sent and the server knows how much that is.
 *
 * @param isDue tells it although nothing has changed
 * @throws CallFailure where the server does not take it
 */
export async function reportKept({ isDue }: { readonly isDue: boolean }): Promise<void> {
  const login = owner();
  if (login === null) return;
  const kept = await keptOf(login);
  const forgotten = untoldForgotten(login);
  if (isNothing(kept) && !isTold(login)) return;
  if (!isDue && !forgotten && last?.login === login && isSame(last.counts, kept.counts)) return;
  const { forget } = await send({
    device_key: deviceKey(),
    ...kept.counts,
    ...(forgotten && { forgotten }),
  });
  // Somebody else has signed in meanwhile.
  if (owner() !== login) return;
  last = { login, counts: kept.counts };
  if (isNothing(kept) && forget === null) dropTold(login);
  else noteTold(login, null);
  const isDone = forget === null || forget === forgotten?.number;
  if (isDone || canSendSome(kept.entries)) return;
  await forgetKept(login, forget, kept);
  await reportKept({ isDue: true });
}

/** A call of its own accord: it keeps no session alive, and its failure is nobody's concern. */
const send = async (body: BodyOf<Report>) =>
  (await carryOut('POST devices/report', {
    background: true,
    untold: true,
    body,
  })) as ResponseOf<Report>;

const isSame = (one: KeptCounts, other: KeptCounts): boolean =>
  one.unsent === other.unsent &&
  one.attention === other.attention &&
  one.units === other.units &&
  one.oldest_unsent_at === other.oldest_unsent_at;
