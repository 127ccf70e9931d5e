import type { Kysely } from 'kysely';
import { demoPassword, demoUsers } from '../access/demo-users.ts';
import type { Clock } from '../app/clock.ts';
import type { Database } from '../db/database.ts';
import { loadDemo } from '../db/demo/load-demo.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Settings } from '../settings.ts';
import { addDemoPhotos } from './demo-photos/add-demo-photos.ts';
import type { ReadyMessage } from './ready-message.ts';

interface DemoOptions {
  readonly settings: Pick<Settings, 'demoSize'>;
  readonly clock: Clock;
  readonly report: (line: string) => void;
  readonly pictures: Pictures;
}

/** Fills an empty database with demo data; a database with other data is left unchanged. */
export async function fillWhenEmpty(
  database: Database,
  { settings: { demoSize }, clock, report, pictures }: DemoOptions,
): Promise<void> {
  if (demoSize === 'none') return;
  await loadDemo(database, {
    size: demoSize,
    today: localDate(clock.now()),
    onProgress: ({ step, done, total }) => report(`Demo data: ${done} of ${total} ${step}`),
  });
  // Only a database with the demo data gets its photos.
  const { kysely } = database;
  if (!(await kysely.selectFrom('demo_loads').select('today').executeTakeFirst())) return;
  await addDemoPhotos(kysely, pictures, { size: demoSize, now: clock.now() });
}

/**
 * Returns the current local date of the portal: demo data ends on what its first user calls today.
 */
function localDate(now: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/**
 * Returns the demo data in the database, for the person who started the portal; null if there is
 * none.
 */
export async function readDemoInfo(
  database: Kysely<Schema>,
  clock: Clock,
): Promise<ReadyMessage['demo']> {
  const emails = demoUsers.map(({ email }) => email);
  const rows = await database
    .selectFrom('users')
    .select('email')
    .where('email', 'in', emails)
    .execute();
  const present = new Set(rows.map(({ email }) => email));
  const users = demoUsers.filter(({ email }) => present.has(email));
  if (users.length === 0) return null;
  const load = await database.selectFrom('demo_loads').select('today').executeTakeFirst();
  return {
    password: demoPassword,
    users: users.map(({ email, shows }) => ({ email, shows })),
    endedOn: load && load.today < localDate(clock.now()) ? load.today : null,
  };
}
