import {
  type HistoryEntry,
  historyParts,
  invoiceLineText,
  type UnitHistory,
} from '@portal/contract/analysis-reports';
import type { LocalizedTexts } from '../../../words/localized-texts.ts';

/** Texts and formats for entries in a file. */
export interface EntryTextContext extends Pick<LocalizedTexts, 't'> {
  readonly formats: Pick<UnitHistory, 'distance_format' | 'tread_depth_format' | 'torque_format'>;
  readonly money: (amount: number) => string;
}

/** Returns an entry as a sentence, with the lines of its invoices. */
export function whatText(entry: HistoryEntry, telling: EntryTextContext): string {
  const said = historyParts(entry, telling).join(', ');
  const lines = entry.call?.lines.map((line) => invoiceLineText(line, telling)) ?? [];
  return lines.length === 0 ? said : `${said}: ${lines.join('; ')}`;
}
