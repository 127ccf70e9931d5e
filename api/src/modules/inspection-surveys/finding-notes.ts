import type { DetailFinding } from '@portal/contract/inspection-surveys';
import { formatDate } from '@portal/platform/format';
import type { LocalizedTexts } from '../../words/localized-texts.ts';

type FindingSpec = Pick<DetailFinding, 'spec_source' | 'spec_valid_from'>;

/**
 * Returns a function that says whose spec a finding's limit comes from, as screens do; it caches
 * the text of each spec, since one spec judges many findings.
 */
export function specNotes() {
  const said = new Map<string, string>();
  return ({ spec_source, spec_valid_from }: FindingSpec, { t }: LocalizedTexts): string[] => {
    if (spec_source === null) return [];
    const key = `${spec_source} ${spec_valid_from}`;
    const text =
      said.get(key) ?? t(`spec_source.${spec_source}`, { date: formatDate(spec_valid_from) });
    said.set(key, text);
    return [text];
  };
}

/** Appends notes to the sentence of a finding, in parentheses. */
export const withNotes = (sentence: string, notes: readonly string[]): string =>
  notes.length === 0 ? sentence : `${sentence} (${notes.join(', ')})`;
