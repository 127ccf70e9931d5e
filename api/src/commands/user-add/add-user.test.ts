import { findCredentials } from '../../access/users.ts';
import type { Database } from '../../db/database.ts';
import { testAddress, testDatabase } from '../../db/testing.ts';
import { addUser } from './add-user.ts';
import { parseUserOptions } from './options.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  const fleet = { account_type: 3, fleet_type: null, country: 'US' };
  await database.kysely
    .insertInto('accounts')
    .values({ id: 5, nonsig: '007', name: 'Fleet', ...fleet })
    .execute();
  const dealer = { name: 'Dealer', is_ctsc: false, is_retreader: false, ...testAddress };
  await database.kysely
    .insertInto('dealers')
    .values({ id: 6, nonsig: '0012', ...dealer })
    .execute();
});
afterAll(() => database.close());

const optionsOf = (login: string, ...more: string[]) =>
  parseUserOptions([
    ...[
      '--login',
      login,
      '--email',
      `${login}@fleet.example`,
      '--name',
      'Ada',
      '--last-name',
      'Lopes',
    ],
    ...more,
  ]);

test('a customer sees the accounts and a dealer works under the numbers that are named', async () => {
  await addUser(database.kysely, optionsOf('cus', '--group', 'CUS', '--accounts', '007'), 'hash');
  await addUser(database.kysely, optionsOf('dlr', '--group', 'DLR', '--nonsigs', '0012'), 'hash');
  const { kysely } = database;
  expect(await kysely.selectFrom('user_accounts').select('account_id').execute()).toEqual([
    { account_id: 5 },
  ]);
  expect(await kysely.selectFrom('user_nonsigs').select('dealer_id').execute()).toEqual([
    { dealer_id: 6 },
  ]);
});

test.each([
  [['--group', 'CUS', '--accounts', '007,7,8'], 'There are no accounts with the number 7, 8.'],
  [['--group', 'DLR', '--nonsigs', '12'], 'There are no dealers with the number 12.'],
])('%j is refused, and no user is left behind', async (more, sentence) => {
  await expect(addUser(database.kysely, optionsOf('eve', ...more), 'hash')).rejects.toThrow(
    sentence,
  );
  expect(await findCredentials(database.kysely, 'eve@fleet.example')).toBeNull();
});

test.each(['TAKEN', 'taken'])(
  'the login or address "%s" that somebody has is refused',
  async (login) => {
    await addUser(database.kysely, optionsOf('taken', '--group', 'GYR'), 'hash').catch(() => {});
    await expect(
      addUser(database.kysely, optionsOf(login, '--group', 'GYR'), 'hash'),
    ).rejects.toThrow(
      `There is a user with the login ${login} or the address ${login}@fleet.example already.`,
    );
  },
);
