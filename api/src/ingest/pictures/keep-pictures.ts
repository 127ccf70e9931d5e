import { dirname, join } from 'node:path';
import { PictureNotKept, type PictureTrouble } from '../../pictures/making/messages.ts';
import { pictureLimits } from '../../pictures/making/picture-limits.ts';
import type { Checked } from '../check-row.ts';
import { findColumns } from '../csv/header.ts';
import { readCsv } from '../csv/read-csv.ts';
import type { FileKind, LoadTime, ParseResult } from '../file-kind.ts';

/**
 * The result for each picture of a file, by name: the hash under which it is stored, or why it is
 * not.
 */
export type PictureResults = ReadonlyMap<string, ParseResult>;

/**
 * Stores a picture.
 *
 * @returns its hash
 * @throws PictureNotKept; as `copyFile` does
 */
export type KeepPicture = (path: string) => Promise<string>;

const faults: Readonly<Record<PictureTrouble, string>> = {
  file_unreadable: 'is empty or damaged.',
  file_kind: 'is no picture of the kinds JPEG, PNG, WebP and AVIF.',
  file_too_large: `has more than ${pictureLimits.pixels / 1e6} megapixels.`,
};

interface Pictured {
  readonly kind: FileKind;
  readonly file: string;
  readonly now: LoadTime;
  readonly keepPicture: KeepPicture;
}

/**
 * Stores the pictures named in a file, which are in the same folder. This happens before the load:
 * if the load fails, they are deleted later like all unused pictures.
 *
 * @throws FileRefused as the load does
 */
export async function keepPictures({
  kind,
  file,
  now,
  keepPicture,
}: Pictured): Promise<PictureResults> {
  const kept = new Map<string, ParseResult>();
  const { pictures: column } = kind;
  const type = column === undefined ? undefined : kind.columns[column]?.type;
  if (column === undefined || !type) return kept;
  let place: number | undefined;
  for await (const { fields } of readCsv(file)) {
    if (place === undefined) {
      place = findColumns(fields, Object.keys(kind.columns)).get(column) ?? -1;
      continue;
    }
    const name = (fields[place] ?? '').trim();
    if (kept.has(name) || !('value' in type.read(name, now))) continue;
    kept.set(name, await tryKeepPicture(join(dirname(file), name), keepPicture));
  }
  return kept;
}

async function tryKeepPicture(path: string, keep: KeepPicture): Promise<ParseResult> {
  try {
    return { value: await keep(path) };
  } catch (error) {
    if (error instanceof PictureNotKept) return { fault: faults[error.reason] };
    if (['ENOENT', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return { fault: 'is no file beside this one.' };
    throw error;
  }
}

/** Replaces the picture's name in a row by the hash under which it is stored. */
export function withPicture(
  checked: Checked,
  { pictures }: FileKind,
  kept: PictureResults,
): Checked {
  if (pictures === undefined || !('row' in checked)) return checked;
  const name = String(checked.row[pictures]);
  const found = kept.get(name) ?? { fault: 'was not kept.' };
  if ('value' in found) return { ...checked, row: { ...checked.row, [pictures]: found.value } };
  return { faults: [{ columns: [pictures], reason: `${pictures} "${name}" ${found.fault}` }] };
}
