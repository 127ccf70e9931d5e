import type { ExportFormat, Tab } from '@portal/contract/fleet-dashboard';
import { inTurn } from '../../../db/in-turn.ts';
import type { ExportDocument, Section } from '../../../exports/document.ts';
import { readDocumentFrame } from '../../../exports/document-frame.ts';
import type { ExportAsker, ExportSetting } from '../../../exports/export-kind.ts';
import { computeReport } from '../../../reports/compute-report.ts';
import { readDataThrough } from '../../../reports/data-through.ts';
import type { Asking } from '../../../scope/find-account.ts';
import type { SpokenWords } from '../../../words/spoken-words.ts';
import { dashboard } from '../dashboard.ts';
import type { CheckedExport } from './check-export.ts';
import { readChosenNames } from './chosen-names.ts';
import { coverFacts } from './cover-facts.ts';
import { exportTitle } from './export-title.ts';
import type { Reading } from './reading.ts';
import { reportSection } from './report-section.ts';

/**
 * Describes an export as the writers of files take it. Reports are computed one after another, each
 * when the writer comes to it.
 *
 * @throws the signal's reason when nobody waits for it any more
 */
export async function exportDocument(
  asking: ExportAsker,
  checked: CheckedExport,
  setting: ExportSetting & { readonly words: SpokenWords },
): Promise<ExportDocument> {
  const { db, user, signal } = asking;
  const { base_parameters: base } = checked.request;
  const reading = { ...setting.words, user };
  const { frame, names, through } = await inTurn(db, signal, async (turn) => ({
    frame: await readDocumentFrame(turn, { words: setting.words, user }, setting),
    names: await readChosenNames(turn, checked.selection.accountId, base),
    through: await readThrough({ db: turn }, checked),
  }));
  return {
    title: exportTitle(checked.request, reading),
    cover: coverFacts({ base, names, through, made: frame.made }, reading),
    wording: frame.wording,
    sections: sectionsOf(asking, checked, reading, setting.format),
  };
}

async function* sectionsOf(
  asking: ExportAsker,
  { request, selection, parts }: CheckedExport,
  reading: Reading,
  format: ExportFormat,
): AsyncGenerator<Section> {
  const isCombined = request.tab_parameters.tab_type === 'combined';
  let tab: Tab | null = null;
  for (const part of parts) {
    const answer = await computeReport(dashboard, asking, part.definition, selection, part.part);
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
    const day = await readDataThrough(dashboard, { db }, definition, selection);
    const known = through.get(definition.tab);
    if (!known || (day !== null && day < known)) through.set(definition.tab, day);
  }
  return through;
}
