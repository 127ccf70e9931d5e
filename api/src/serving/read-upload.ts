import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../app/refusal.ts';
import type { UploadedFile } from '../app/uploaded-file.ts';

/** A call sent as form data. */
export interface Upload {
  /** Its fields, as text. */
  readonly fields: Readonly<Record<string, string>>;
  readonly file: UploadedFile;
}

interface UploadOptions {
  readonly dataDir: string;
  /** Bytes of the file. */
  readonly largest: number;
}

const folderOf = (dataDir: string) => join(dataDir, 'uploads');
/** Limits on a form, above the needs of any call. */
const limits = { files: 1, fields: 20, fieldSize: 10_000, headerPairs: 20 };

/**
 * Reads form data. The file is written to disk, so that many concurrent uploads use no memory.
 *
 * @throws Refusal `invalid`, `file_too_large`
 */
export async function readUpload(request: FastifyRequest, options: UploadOptions): Promise<Upload> {
  if (!request.isMultipart()) throw refuse('invalid', '', 'Form data with a file is expected.');
  const fields: Record<string, string> = {};
  let file: UploadedFile | null = null;
  try {
    const parts = request.parts({ limits: { ...limits, fileSize: options.largest } });
    for await (const part of parts) {
      if (part.type === 'file') file = await keepFile(part, options);
      else if (typeof part.value === 'string') fields[part.fieldname] = part.value;
    }
    if (!file) throw refuse('invalid', 'file');
    return { fields, file };
  } catch (error) {
    if (file) await deleteUpload(file);
    throw error;
  }
}

async function keepFile(part: MultipartFile, { dataDir }: UploadOptions): Promise<UploadedFile> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _, next) {
      hash.update(chunk);
      next(null, chunk);
    },
  });
  try {
    await pipeline(part.file, hashing, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    if (part.file.truncated) throw refuse('file_too_large', 'file');
    if (part.fieldname !== 'file') throw refuse('invalid', 'file');
    return { path, hash: hash.digest('hex') };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Removes an uploaded file and the files created beside it. */
export async function deleteUpload({ path }: UploadedFile): Promise<void> {
  const folder = dirname(path);
  const names = await readdir(folder);
  const own = names.filter((name) => name.startsWith(basename(path)));
  await Promise.all(own.map((name) => rm(join(folder, name), { force: true })));
}

/** Milliseconds after which a file is no longer in use. */
const stale = 3_600_000;

/** Removes files left by a process that was killed. */
export async function deleteOldUploads(dataDir: string, now: Date): Promise<void> {
  const folder = folderOf(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > stale)
      await rm(join(folder, name), { force: true });
  }
}
