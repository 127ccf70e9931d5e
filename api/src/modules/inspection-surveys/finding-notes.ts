import type { DetailFinding } from '@portal/contract/inspection-surveys';
import { formatDate } from '@portal/platform/format';
import type { SpokenWords } from '../../words/spoken-words.ts';

type Judged = Pick<DetailFinding, 'spec_source' | 'spec_valid_from'>;

/** Tells whose spec the limits of findings come from, as screens do: each spec once, since it judges many. */
export function specNotes() {
  const said = new Map<string, string>();
  return ({ spec_source, spec_valid_from }: Judged, { t }: SpokenWords): string[] => {
    if (spec_source === null) return [];
    const key = `${spec_source} ${spec_valid_from}`;
    const text =
      said.get(key) ?? t(`spec_source.${spec_source}`, { date: formatDate(spec_valid_from) });
    said.set(key, text);
    return [text];
  };
}

/** A finding as a sentence, followed by what else there is to tell of it. */
export const withNotes = (sentence: string, notes: readonly string[]): string =>
  notes.length === 0 ? sentence : `${sentence} (${notes.join(', ')})`;
