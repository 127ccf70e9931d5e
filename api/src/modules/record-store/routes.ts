import type { portalCalls } from '@portal/contract/portal/schema';
import { implement } from '../../app/implement.ts';
import { refuse } from '../../app/refusal.ts';
import { enforceLimit } from '../../limits/enforce-limit.ts';
import { readRecord, storeRecord } from './queries.ts';

type RecordStoreCalls = Pick<
  typeof portalCalls,
  'POST portal-v1:record_store/set_record' | 'GET portal-v1:record_store/get_record/{id}'
>;

const keepLimit = { name: 'set_record', hits: 60, seconds: 60 };
/** Limits the bytes that a user may write per day. */
const writeLimit = { name: 'set_record-bytes', hits: 20_000_000, seconds: 86_400 };

export const recordStoreRoutes = implement<RecordStoreCalls>({
  'POST portal-v1:record_store/set_record': async ({ db, user, body, now }) => {
    const caller = String(user.id);
    await enforceLimit(db, keepLimit, { caller, now });
    const weight = Buffer.byteLength(body.record);
    await enforceLimit(db, writeLimit, { caller, now, weight });
    return { id: await storeRecord(db, { userId: user.id, record: body.record, now }) };
  },

  'GET portal-v1:record_store/get_record/{id}': async ({ db, params, now }) => {
    const record = await readRecord(db, { id: params.id, now });
    if (record === null) throw refuse('unknown_value', 'id');
    return { id: params.id, record };
  },
});
