import type { Fault, FileKind, LoadTime, Row, Value } from './file-kind.ts';

/** The values of a row with its doubts, or all of its faults. */
export type Checked =
  | { readonly row: Row; readonly doubts: readonly Fault[] }
  | { readonly faults: readonly Fault[] };

/**
 * Reads the fields of a row according to its kind.
 *
 * @param width number of columns in the header, which the row must have as well
 */
export function checkRow(
  kind: FileKind,
  places: ReadonlyMap<string, number>,
  width: number,
  fields: readonly string[],
  now: LoadTime,
): Checked {
  if (fields.length !== width) {
    const reason = `The row has ${fields.length} columns and the header ${width}.`;
    return { faults: [{ columns: [], reason }] };
  }
  const row: Record<string, Value> = {};
  const faults: Fault[] = [];
  for (const [name, { type, isRequired }] of Object.entries(kind.columns)) {
    const text = (fields[places.get(name) ?? -1] ?? '').trim();
    row[name] = null;
    if (text === '') {
      if (isRequired) faults.push({ columns: [name], reason: `${name} is empty.` });
      continue;
    }
    const reading = type.read(text, now);
    if ('value' in reading) row[name] = reading.value;
    else faults.push({ columns: [name], reason: `${name} ${shown(text)} ${reading.fault}` });
  }
  const found = faults.length > 0 ? faults : (kind.faults?.(row) ?? []);
  return found.length > 0 ? { faults: found } : { row, doubts: kind.doubts?.(row) ?? [] };
}

/** Quotes a text for a sentence. */
function shown(text: string): string {
  const most = 40;
  const plain = text.replaceAll(/\p{Cc}/gu, ' ');
  return `"${plain.length > most ? `${plain.slice(0, most)}…` : plain}"`;
}
