import { type Coverage, hasGap } from './coverage.ts';

/**
 * Returns a readable table of the coverage of every package and locale, followed by the missing
 * keys.
 */
export function coverageTable(packages: ReadonlyMap<string, readonly Coverage[]>): string {
  const entries = [...packages].flatMap(([name, found]) =>
    found.map((coverage): [string, Coverage] => [name, coverage]),
  );
  const rows = entries.map(([name, { locale, needed, missing, asEnglish, unknown }]) => [
    name,
    locale,
    missing.length === 0 ? 'complete' : `${needed - missing.length} of ${needed}`,
    String(missing.length),
    String(asEnglish.length),
    String(unknown.length),
  ]);
  const head = ['package', 'locale', 'words', 'missing', 'as English', 'unknown'];
  const notes = entries.flatMap(([name, { locale, ...keys }]) => [
    ...noted(`${name} ${locale} lacks`, keys.missing),
    ...noted(`${name} ${locale} has in English, unmarked in same-words.json:`, keys.asEnglish),
    ...noted(`${name} ${locale} marks as English what is not:`, keys.wronglyMarked),
    ...noted(`${name} ${locale} is filled with other values than English in`, keys.otherPlaces),
    ...noted(`${name} ${locale} has what English lacks:`, keys.unknown),
  ]);
  return [...lines([head, ...rows]), ...notes, ...verdict(entries)].join('\n');
}

function lines(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, place) =>
    Math.max(...rows.map((row) => row[place]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, place) => cell.padEnd(widths[place] ?? 0))
      .join('  ')
      .trimEnd();
  return rows.map(line);
}

const noted = (words: string, keys: readonly string[]) =>
  keys.length > 0 ? [`${words} ${keys.join(', ')}`] : [];

function verdict(entries: readonly [string, Coverage][]): string[] {
  const gaps = entries.filter(([, coverage]) => hasGap(coverage));
  return gaps.length > 0
    ? [`Not whole: ${gaps.map(([name, { locale }]) => `${name} ${locale}`)}`]
    : [];
}
