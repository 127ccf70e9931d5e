import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileTrouble } from '@portal/api/file-trouble';
import { Refused } from './refused.ts';

/**
 * Creates a folder of a site with its parents, one by one: where that is impossible, as below
 * `/proc`, a recursive creation by Node.js never ends.
 *
 * @returns the created folders, outermost first
 * @throws Refused if the folder cannot be created
 */
export async function makeFolder(dir: string): Promise<string[]> {
  const missing: string[] = [];
  for (let one = dir; !existsSync(one); one = path.dirname(one)) missing.unshift(one);
  try {
    for (const one of missing) await mkdir(one).catch((error) => unlessThere(one, error));
  } catch (error) {
    throw unwritableSiteError(dir, error);
  }
  return missing;
}

/** Another process may have created it first. */
function unlessThere(dir: string, error: unknown): void {
  if (!existsSync(dir)) throw error;
}

/** A refusal that says that a site cannot be written; other errors are returned unchanged. */
export function unwritableSiteError(dir: string, error: unknown): unknown {
  const trouble = fileTrouble(error);
  if (trouble === undefined) return error;
  return new Refused(`${dir} cannot be written`, [
    trouble,
    'name a folder that this user may write with --site, or give it to this user',
  ]);
}
