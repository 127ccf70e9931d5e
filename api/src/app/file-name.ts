/** Characters that some system keeps for itself, cannot be seen, or turn what stands beside them. */
const unfit = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|]/gu;
const longest = 150;

/** A text as the name of a file that every system takes; `fallback` when nothing of it is left. */
export function safeFileName(text: string, fallback: string): string {
  const cleaned = text.normalize('NFC').replace(unfit, ' ').replaceAll(/\s+/g, ' ');
  const ends = /^[\s.]+|[\s.]+$/g;
  return [...cleaned.replace(ends, '')].slice(0, longest).join('').replace(ends, '') || fallback;
}

/** A name as that of a file of reports, without its ending. Strokes are not taken: parts of dates get hyphens. */
export const fileNameOf = (name: string): string =>
  safeFileName(name.replace(/(?<=\d)\/(?=\d)/g, '-'), 'report');

/**
 * The header that has a browser save an answer under a name: once in every script, and once without
 * accents and other scripts for those that read no more.
 *
 * @param name with its ending, of {@link safeFileName}
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
