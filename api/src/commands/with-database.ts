import { logLine } from '../app/logging.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { readSettings } from '../settings.ts';

/** Opens the database of the settings for a command, and closes it afterward. */
export async function withDatabase<Result>(
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(readSettings(process.env), (error) =>
    process.stderr.write(logLine('A connection to the database broke', error)),
  );
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}
