import type { PictureTrouble } from './messages.ts';

type Kind = 'jpeg' | 'png' | 'webp' | 'avif';

const isText = (bytes: Uint8Array, at: number, text: string) =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text;

const marks: Readonly<Record<Kind, (bytes: Uint8Array) => boolean>> = {
  jpeg: (bytes) => isText(bytes, 0, '\xff\xd8\xff'),
  png: (bytes) => isText(bytes, 0, '\x89PNG\r\n\x1a\n'),
  webp: (bytes) => isText(bytes, 0, 'RIFF') && isText(bytes, 8, 'WEBP'),
  // HEIC, which phones write, begins in the same way but has another brand.
  avif: (bytes) => isText(bytes, 4, 'ftypavif') || isText(bytes, 4, 'ftypavis'),
};

/**
 * Checks whether a file begins like a supported kind of picture, regardless of its name.
 *
 * @returns the reason why it does not; null when it does
 */
export function kindTrouble(start: Uint8Array): PictureTrouble | null {
  if (start.length === 0) return 'file_unreadable';
  return Object.values(marks).some((isKind) => isKind(start)) ? null : 'file_kind';
}
