import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileTrouble } from '@portal/api/file-trouble';
import { Refused } from './refused.ts';

/**
 * Makes a folder of a site, with those that it lies in. One after the other: where nothing can be
 * made, as below `/proc`, Node.js would try for ever to make all of them at once.
 *
 * @returns those that were made, the outermost first
 * @throws Refused when there can be no such folder
 */
export async function makeFolder(dir: string): Promise<string[]> {
  const missing: string[] = [];
  for (let one = dir; !existsSync(one); one = path.dirname(one)) missing.unshift(one);
  try {
    for (const one of missing) await mkdir(one).catch((error) => unlessThere(one, error));
  } catch (error) {
    throw noSite(dir, error);
  }
  return missing;
}

/** Another process may have been faster. */
function unlessThere(dir: string, error: unknown): void {
  if (!existsSync(dir)) throw error;
}

/** What says that a site cannot be written; errors of other kinds stay as they are. */
export function noSite(dir: string, error: unknown): unknown {
  const trouble = fileTrouble(error);
  if (trouble === undefined) return error;
  return new Refused(`${dir} cannot be written`, [
    trouble,
    'name a folder that this user may write with --site, or give it to this user',
  ]);
}
