import { clock } from '../../clock/clock.ts';
import { knownOwner } from '../entries/owner.ts';
import type { Entry } from '../entry.ts';
import { readEntries } from '../store/entry-records.ts';
import { bytesOf } from './bytes-of.ts';
import { attachmentName, fileFormat, listName } from './entries-file.ts';

/**
 * Saves all entries of the signed-in user to a file that any of their devices can send: each takes
 * effect once, wherever it is sent from.
 *
 * @returns a zip file and its name
 */
export async function saveEntriesAsFile(): Promise<{ name: string; content: Blob }> {
  const user = knownOwner();
  const entries = await readEntries(user);
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate');
  const parts: BlobPart[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure ??= error;
    else parts.push(chunk as Uint8Array<ArrayBuffer>);
  });
  const list = new ZipDeflate(listName, { level: 6 });
  zip.add(list);
  list.push(new TextEncoder().encode(listOf(user, entries)), true);
  for (const { id, file } of entries) {
    if (!file) continue;
    // Photos are already compressed.
    const attachment = new ZipPassThrough(attachmentName(id));
    zip.add(attachment);
    attachment.push(await bytesOf(file), true);
  }
  zip.end();
  if (failure) throw failure;
  return {
    name: `unsent-${clock.today()}.zip`,
    content: new Blob(parts, { type: 'application/zip' }),
  };
}

function listOf(user: string, entries: readonly Entry[]): string {
  const plain = entries
    .filter(({ failure }) => failure?.code !== 'damaged')
    .map(({ file, ...entry }) => ({ ...entry, ...(file && { file_type: file.type }) }));
  return JSON.stringify({
    form: fileFormat,
    user,
    saved_at: clock.now().toISOString(),
    entries: plain,
  });
}
