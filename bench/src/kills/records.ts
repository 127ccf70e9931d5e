import type { Person } from './person.ts';
import { type RowWriter, readAcknowledgment } from './writing.ts';

/** Records that a user stores. They have no keys, so a repeated write creates another record. */
export const records = ({ ask }: Person): RowWriter => ({
  write: async (record) =>
    readAcknowledgment(await ask('portal/v1/record_store/set_record', { record }), ({ id }) => id),
  async check(ids) {
    let lost = 0;
    for (const [record, id] of ids) {
      const answer = await ask(`portal/v1/record_store/get_record/${id}`);
      if (answer?.body.record !== record) lost += 1;
    }
    return { lost, doubled: 0 };
  },
});
