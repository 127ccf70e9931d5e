import { dirname, join } from 'node:path';
import { PictureNotKept, type PictureTrouble } from '../../pictures/making/messages.ts';
import { pictureLimits } from '../../pictures/making/picture-limits.ts';
import type { Checked } from '../check-row.ts';
import { placesOf } from '../csv/header.ts';
import { readCsv } from '../csv/read-csv.ts';
import type { FileKind, Now, Reading } from '../file-kind.ts';

/** What became of the pictures of a file by their names: what each is kept as, or why it is not. */
export type KeptPictures = ReadonlyMap<string, Reading>;

/** Keeps a picture. @returns what it is kept as @throws PictureNotKept; as `copyFile` does */
export type KeepPicture = (path: string) => Promise<string>;

const faults: Readonly<Record<PictureTrouble, string>> = {
  file_unreadable: 'is empty or damaged.',
  file_kind: 'is no picture of the kinds JPEG, PNG, WebP and AVIF.',
  file_too_large: `has more than ${pictureLimits.pixels / 1e6} megapixels.`,
};

interface Pictured {
  readonly kind: FileKind;
  readonly file: string;
  readonly now: Now;
  readonly keepPicture: KeepPicture;
}

/**
 * Keeps the pictures that a file names, which lie beside it. It goes before the load: those of a load that
 * comes to nothing are tidied away as all that nobody names.
 *
 * @throws FileRefused as the load does
 */
export async function keepPictures({
  kind,
  file,
  now,
  keepPicture,
}: Pictured): Promise<KeptPictures> {
  const kept = new Map<string, Reading>();
  const { pictures: column } = kind;
  const type = column === undefined ? undefined : kind.columns[column]?.type;
  if (column === undefined || !type) return kept;
  let place: number | undefined;
  for await (const { fields } of readCsv(file)) {
    if (place === undefined) {
      place = placesOf(fields, Object.keys(kind.columns)).get(column) ?? -1;
      continue;
    }
    const name = (fields[place] ?? '').trim();
    if (kept.has(name) || !('value' in type.read(name, now))) continue;
    kept.set(name, await keptAs(join(dirname(file), name), keepPicture));
  }
  return kept;
}

async function keptAs(path: string, keep: KeepPicture): Promise<Reading> {
  try {
    return { value: await keep(path) };
  } catch (error) {
    if (error instanceof PictureNotKept) return { fault: faults[error.reason] };
    if (['ENOENT', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return { fault: 'is no file beside this one.' };
    throw error;
  }
}

/** A row with what its picture is kept as. */
export function withPicture(checked: Checked, { pictures }: FileKind, kept: KeptPictures): Checked {
  if (pictures === undefined || !('row' in checked)) return checked;
  const name = String(checked.row[pictures]);
  const found = kept.get(name) ?? { fault: 'was not kept.' };
  if ('value' in found) return { ...checked, row: { ...checked.row, [pictures]: found.value } };
  return { faults: [{ columns: [pictures], reason: `${pictures} "${name}" ${found.fault}` }] };
}
