import {
  type HistoryEntry,
  historyParts,
  invoiceLineText,
  type UnitHistory,
} from '@portal/contract/analysis-reports';
import type { SpokenWords } from '../../../words/spoken-words.ts';

/** How entries are told in a file. */
export interface Telling extends Pick<SpokenWords, 't'> {
  readonly formats: Pick<UnitHistory, 'distance_format' | 'tread_depth_format' | 'torque_format'>;
  readonly money: (amount: number) => string;
}

/** An entry as a sentence, with the lines of its invoices. */
export function whatText(entry: HistoryEntry, telling: Telling): string {
  const said = historyParts(entry, telling).join(', ');
  const lines = entry.call?.lines.map((line) => invoiceLineText(line, telling)) ?? [];
  return lines.length === 0 ? said : `${said}: ${lines.join('; ')}`;
}
