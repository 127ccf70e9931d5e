import type { ReportDefinition } from '@portal/contract/reports';
import type { Section } from '../../exports/document.ts';
import type { ExportRequester } from '../../exports/export-kind.ts';
import type { QueryContext } from '../../scope/find-account.ts';
import { computeReport } from '../compute-report.ts';
import { readDataThrough } from '../data-through.ts';
import type { ReportArea } from '../report-area.ts';
import type { ReportSubject } from '../report-subject.ts';
import { reportSection } from './report-section.ts';
import type { ReportWithView, SectionSetting } from './report-with-view.ts';

/** The content of a document. */
interface Content<Subject extends ReportSubject> {
  readonly selection: Subject['selection'];
  readonly parts: readonly (ReportWithView & {
    readonly definition: ReportDefinition<Subject['terms']>;
  })[];
}

/**
 * Yields the reports of a document, each computed when the writer needs it. With several tabs, the
 * first report of each starts a chapter.
 *
 * @throws the signal's reason when the caller is gone
 */
export async function* reportSections<Subject extends ReportSubject>(
  area: ReportArea<Subject>,
  asking: ExportRequester,
  { selection, parts, isCombined }: Content<Subject> & { readonly isCombined: boolean },
  setting: Omit<SectionSetting, 'filterValues'>,
): AsyncGenerator<Section> {
  let tab: string | null = null;
  for (const each of parts) {
    const { definition, part } = each;
    const answer = await computeReport(area, asking, definition, selection, part);
    const isChapter = isCombined && definition.tab !== tab;
    tab = definition.tab;
    yield {
      ...reportSection(each, answer, { ...setting, filterValues: area.filterValues }),
      ...(isChapter && { chapter: setting.reading.t(`tab.${tab}`) }),
    };
  }
}

/** For each tab, finds the earliest of its reports' last days with records. */
export async function readThrough<Subject extends ReportSubject>(
  area: ReportArea<Subject>,
  { db }: Pick<QueryContext, 'db'>,
  { parts, selection }: Content<Subject>,
): Promise<Map<string, string | null>> {
  const through = new Map<string, string | null>();
  for (const { definition } of parts) {
    const day = await readDataThrough(area, { db }, definition, selection);
    const known = through.get(definition.tab);
    if (!known || (day !== null && day < known)) through.set(definition.tab, day);
  }
  return through;
}
