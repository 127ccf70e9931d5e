import type { BaseParameters } from '@portal/contract/fleet-dashboard';
import { withFreeConnection } from '../../../db/with-free-connection.ts';
import type { ExportDocument } from '../../../exports/document.ts';
import { readDocumentFrame } from '../../../exports/document-frame.ts';
import type { ExportOptions, ExportRequester } from '../../../exports/export-kind.ts';
import { readThrough, reportSections } from '../../../reports/files/report-sections.ts';
import type { LocalizedTexts } from '../../../words/localized-texts.ts';
import { dashboard } from '../dashboard.ts';
import type { CheckedExport } from './check-export.ts';
import { readChosenNames } from './chosen-names.ts';
import { coverFacts } from './cover-facts.ts';
import { exportTitle } from './export-title.ts';

/**
 * Describes an export for the writers of files. Reports are computed one after another, each when
 * the writer reaches it.
 *
 * @throws the signal's reason when the export is canceled
 */
export async function exportDocument(
  asking: ExportRequester,
  checked: CheckedExport,
  setting: ExportOptions & { readonly words: LocalizedTexts },
): Promise<ExportDocument> {
  const { db, user, signal } = asking;
  const { base_parameters: base } = checked.request;
  const reading = { ...setting.words, user };
  const isCombined = checked.request.tab_parameters.tab_type === 'combined';
  const { frame, names, through } = await withFreeConnection(db, signal, async (turn) => ({
    frame: await readDocumentFrame(turn, { words: setting.words, user }, setting),
    names: await readChosenNames(turn, checked.selection.accountId, base),
    through: await readThrough(dashboard, { db: turn }, checked),
  }));
  return {
    title: exportTitle(checked.request, reading),
    cover: coverFacts({ base, names, through, made: frame.made }, reading),
    wording: frame.wording,
    sections: reportSections(
      dashboard,
      asking,
      { ...checked, isCombined },
      {
        range: base,
        isNarrowed: isNarrowed(base),
        reading,
        format: setting.format,
      },
    ),
  };
}

const isNarrowed = ({
  locations,
  nonsigs,
  location_groups = [],
  location_regions = [],
}: BaseParameters): boolean =>
  Boolean(locations || nonsigs) || location_groups.length + location_regions.length > 0;
