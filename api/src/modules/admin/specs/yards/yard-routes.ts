import type { YardCalls } from '@portal/contract/admin';
import { implement } from '../../../../app/implement.ts';
import { removeYard } from './remove-yard.ts';
import { addYard, saveYard } from './save-yard.ts';
import { readDivisions, readYard } from './stored-yard.ts';

const done = { ResponseCode: 200, ResponseMessage: 'Success' };
const asked = { ResponseCode: 409, ResponseMessage: 'A similar yard has to be confirmed first.' };

export const yardRoutes = implement<YardCalls>({
  'POST manage_specs/get_location': async ({ db, body }) => {
    const { account_id, ...location } = await readYard(db, body);
    return { ...done, location, ...(await readDivisions(db, account_id)) };
  },

  'POST manage_specs/add_new_location': async ({ db, user, now, body }) => {
    const { location_id, similar } = await addYard({ db, user, now }, body);
    return { ...(similar.length > 0 ? asked : done), location_id, similar: [...similar] };
  },

  'PUT manage_specs/save_location': async ({ db, user, now, body }) => {
    const { revision, similar } = await saveYard({ db, user, now }, body);
    return { ...(similar.length > 0 ? asked : done), revision, similar: [...similar] };
  },

  'POST manage_specs/remove_location': async ({ db, user, now, body }) => ({
    ...done,
    is_closed: await removeYard({ db, user, now }, body),
  }),
});
