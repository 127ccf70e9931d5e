import { sql } from 'kysely';
import { openDatabase } from '../../database.ts';

// Writes numbers one after the other and prints each once the database has acknowledged it, until
// it is killed or the database is gone.
const [dataDir = ''] = process.argv.slice(2);
const { kysely } = await openDatabase({ databaseUrl: null, dataDir }, () => {});
await sql`create table if not exists written (number integer primary key, filler text not null)`.execute(
  kysely,
);
const { rows } = await sql<{ next: number }>`
  select coalesce(max(number), 0) + 1 as next from written`.execute(kysely);
try {
  for (let number = rows[0]?.next ?? 1; ; number += 1) {
    await sql`insert into written values (${number}, ${'x'.repeat(500)})`.execute(kysely);
    process.stdout.write(`${number}\n`);
  }
} catch {
  process.exit(1);
}
