import { adminCalls } from '@portal/contract/admin/schema';
import { listCallInputs } from './list.ts';

const bodies = (name: keyof typeof adminCalls) =>
  listCallInputs(adminCalls[name])?.().map(({ body }) => body);

test('a list is asked for all that it shows: every value of a filter that is always sent', () => {
  expect(bodies('POST admin/users/get_users')).toEqual([{ page_number: 1, page_size: 100 }]);
  expect(bodies('POST admin/users/export_registrations')).toEqual(
    ['waiting', 'approved', 'declined'].map((state) => ({ state, format: 2 })),
  );
});

test('other calls are for the area to say', () => {
  expect(bodies('POST admin/translations/get_words')).toBeUndefined();
  expect(bodies('POST admin/users/find_rows')).toBeUndefined();
});
