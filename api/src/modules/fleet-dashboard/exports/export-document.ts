import type { ExportFormat, Tab } from '@portal/contract/fleet-dashboard';
import { formatDate, formatInteger, parseDate } from '@portal/platform/format';
import { inTurn } from '../../../db/in-turn.ts';
import type { ExportDocument, Fact, Section } from '../../../exports/document.ts';
import type { Asking } from '../../../scope/find-account.ts';
import { readSpokenWords } from '../../../words/spoken-words.ts';
import { computeReport } from '../compute-report.ts';
import { readDataThrough } from '../data-through.ts';
import type { CheckedExport } from './check-export.ts';
import { readChosenNames } from './chosen-names.ts';
import { coverFacts } from './cover-facts.ts';
import { exportFileName } from './export-file-name.ts';
import { exportTitle } from './export-title.ts';
import type { Reading } from './reading.ts';
import { reportSection } from './report-section.ts';

/** How a document is to be made. */
export interface DocumentSetting {
  readonly format: ExportFormat;
  /** As in `pt-BR`; empty for none. */
  readonly locale: string;
  /** The reader's own time, MM/DD/YYYY HH:mm:ss; empty when it is not known. */
  readonly userTime: string;
  readonly now: Date;
}

export interface NamedDocument extends ExportDocument {
  /** Of the file, with its ending. */
  readonly fileName: string;
}

/**
 * Describes an export as the writers of files take it. Reports are computed one after another, each
 * when the writer comes to it.
 *
 * @throws the signal's reason when nobody waits for it any more
 */
export async function exportDocument(
  asking: Asking & { readonly signal: AbortSignal },
  checked: CheckedExport,
  setting: DocumentSetting,
): Promise<NamedDocument> {
  const { db, user, signal } = asking;
  const { base_parameters: base } = checked.request;
  const { reading, names, through } = await inTurn(db, signal, async (turn) => ({
    reading: { ...(await readSpokenWords(turn, 'dashboard', setting.locale)), user },
    names: await readChosenNames(turn, checked.selection.accountId, base),
    through: await readThrough({ db: turn }, checked),
  }));
  const { t, locale, direction } = reading;
  return {
    title: exportTitle(checked.request, reading),
    fileName: exportFileName(checked, setting.format, reading),
    cover: coverFacts({ base, names, through, made: madeAt(setting) }, reading),
    wording: {
      locale,
      direction,
      currencySymbol: user.currencySymbol,
      pageOf: (page, pages) =>
        t('export.page', { page: formatInteger(page), pages: formatInteger(pages) }),
    },
    sections: sectionsOf(asking, checked, reading, setting.format),
  };
}

async function* sectionsOf(
  asking: Asking & { readonly signal: AbortSignal },
  { request, selection, parts }: CheckedExport,
  reading: Reading,
  format: ExportFormat,
): AsyncGenerator<Section> {
  const isCombined = request.tab_parameters.tab_type === 'combined';
  let tab: Tab | null = null;
  for (const part of parts) {
    const answer = await computeReport(asking, part.definition, selection, part.part);
    const isChapter = isCombined && part.definition.tab !== tab;
    tab = part.definition.tab;
    yield {
      ...reportSection(part, answer, { base: request.base_parameters, reading, format }),
      ...(isChapter && { chapter: reading.t(`tab.${tab}`) }),
    };
  }
}

/** For each tab the earliest day up to which one of its reports has records. */
async function readThrough(
  { db }: Pick<Asking, 'db'>,
  { parts, selection }: CheckedExport,
): Promise<Map<Tab, string | null>> {
  const through = new Map<Tab, string | null>();
  for (const { definition } of parts) {
    const day = await readDataThrough({ db }, definition, selection);
    const known = through.get(definition.tab);
    if (!known || (day !== null && day < known)) through.set(definition.tab, day);
  }
  return through;
}

/** Without the reader's own time it is the world's. */
function madeAt({ userTime, now }: DocumentSetting): Pick<Fact, 'value' | 'moment'> {
  const [date = '', time = ''] = now.toISOString().split('T');
  if (!userTime) return { value: `${formatDate(date)} ${time.slice(0, 5)} UTC` };
  const day = parseDate(userTime.slice(0, 10));
  return {
    value: userTime.slice(0, 16),
    ...(day && { moment: `${day}T${userTime.slice(11, 16)}` }),
  };
}
