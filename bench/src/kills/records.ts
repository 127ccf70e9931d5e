import type { Person } from './person.ts';
import { acknowledged, type Writing } from './writing.ts';

/** Records that a person keeps. They have no keys: one that is sent again is another one. */
export const records = ({ ask }: Person): Writing => ({
  write: async (record) =>
    acknowledged(await ask('portal/v1/record_store/set_record', { record }), ({ id }) => id),
  async check(ids) {
    let lost = 0;
    for (const [record, id] of ids) {
      const answer = await ask(`portal/v1/record_store/get_record/${id}`);
      if (answer?.body.record !== record) lost += 1;
    }
    return { lost, doubled: 0 };
  },
});
