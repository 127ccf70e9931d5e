import { reachServer } from './reach-server.ts';

/** The version that the server reports. */
const found = { number: '140011', version: '14.11' };

jest.mock('pg', () => ({
  __esModule: true,
  default: {
    Client: class {
      readonly host = 'db';
      readonly port = 5432;
      readonly database = 'fleet';
      on() {}
      async connect() {}
      async end() {}
      async query() {
        return { rows: [found] };
      }
    },
  },
}));

test('a server that is too old is told by its version', async () => {
  await expect(reachServer('postgres://db/fleet')).rejects.toThrow(
    'The database of DATABASE_URL (db:5432/fleet) is PostgreSQL 14.11: it must be 15 or later.',
  );
  Object.assign(found, { number: '150000', version: '15.0' });
  await reachServer('postgres://db/fleet');
});
