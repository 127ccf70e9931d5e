import { fakeUser } from '../testing/fake-user.ts';
import { allowsWithoutRight } from './session.ts';
import { userFromRecord } from './user-from-record.ts';

const user = (group: 'CUS' | 'DLR', ...rights: string[]) =>
  userFromRecord(fakeUser({ group, user_access_securities: rights }));

test.each([
  ['a group that does not contain the code needs no right', user('DLR'), true],
  ['a group that does needs the right', user('CUS'), false],
  ['a group that does, with the right', user('CUS', 'SPSRHIST'), true],
  ['nobody', null, false],
])('%s', (_, who, allowed) => {
  expect(allowsWithoutRight(who, 'SPSRHIST', 'CUS')).toBe(allowed);
});
