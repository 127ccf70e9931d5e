import type { portalCalls } from '@portal/contract/portal/schema';
import { implement } from '../../app/implement.ts';
import { refuse } from '../../app/refusal.ts';
import { enforceLimit } from '../../limits/enforce-limit.ts';
import { keepRecord, readRecord } from './queries.ts';

type RecordStoreCalls = Pick<
  typeof portalCalls,
  'POST portal-v1:record_store/set_record' | 'GET portal-v1:record_store/get_record/{id}'
>;

const keepLimit = { name: 'set_record', hits: 60, seconds: 60 };

export const recordStoreRoutes = implement<RecordStoreCalls>({
  'POST portal-v1:record_store/set_record': async ({ db, user, body, now }) => {
    await enforceLimit(db, keepLimit, { caller: String(user.id), now });
    return { id: await keepRecord(db, { userId: user.id, record: body.record, now }) };
  },

  'GET portal-v1:record_store/get_record/{id}': async ({ db, params, now }) => {
    const record = await readRecord(db, { id: params.id, now });
    if (record === null) throw refuse('unknown_value', 'id');
    return { id: params.id, record };
  },
});
