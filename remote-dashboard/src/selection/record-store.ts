import { callsOf } from '@portal/platform/http';

interface KeptRecordCalls {
  (
    name: 'POST portal-v1:record_store/set_record',
    options: { body: { record: string } },
  ): Promise<{ id: string }>;
  (
    name: 'GET portal-v1:record_store/get_record/{id}',
    options: { params: { id: string }; signal: AbortSignal },
  ): Promise<{ id: string; record: string }>;
}

// These calls belong to the portal's own part of the contract, which remotes do not compile.
const call = callsOf() as unknown as KeptRecordCalls;

export const recordStore = {
  keep: (record: string) => call('POST portal-v1:record_store/set_record', { body: { record } }),
  read: (id: string, signal: AbortSignal) =>
    call('GET portal-v1:record_store/get_record/{id}', { params: { id }, signal }),
};
