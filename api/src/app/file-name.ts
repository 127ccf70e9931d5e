/**
 * Characters that some system reserves, that are invisible, or that change the direction of text.
 */
const unfit = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|]/gu;
const longest = 150;

/**
 * Turns a text into a file name that is valid on every system; `fallback` if nothing is left of it.
 */
export function safeFileName(text: string, fallback: string): string {
  const cleaned = text.normalize('NFC').replace(unfit, ' ').replaceAll(/\s+/g, ' ');
  const ends = /^[\s.]+|[\s.]+$/g;
  return [...cleaned.replace(ends, '')].slice(0, longest).join('').replace(ends, '') || fallback;
}

/**
 * Turns a name into the name of a report file, without its extension. Slashes between digits, as in
 * dates, become hyphens.
 */
export const fileNameOf = (name: string): string =>
  safeFileName(name.replace(/(?<=\d)\/(?=\d)/g, '-'), 'report');

/**
 * The header that makes a browser save an answer under a name: once in full, and once in plain
 * ASCII for browsers that support no more.
 *
 * @param name with its extension, from {@link safeFileName}
 */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]/g, '_')
    .replaceAll(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
