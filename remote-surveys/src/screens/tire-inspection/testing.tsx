import type { SurveyReportRow } from '@portal/contract/inspection-surveys';
import { answer, screen, within } from '@portal/platform/testing';
import { reportRow, reportSummary, surveyExceptions } from '../../testing/report-rows.ts';
import { locationRow } from '../../testing/rows.ts';
import { show } from '../../testing/show.tsx';
import TireInspectionPage from './tire-inspection.page.tsx';

export const rows = [
  reportRow(5),
  reportRow(6, { trailer_readiness: null, trailers_checked: 0, trailers_on_survey: 3 }),
  reportRow(7, { trailer_readiness: null, trailers_checked: 0, trailers_on_survey: 0 }),
];

export const reportPage = (of: readonly SurveyReportRow[], page_number = 1, total = of.length) => ({
  rows: of,
  summary: reportSummary,
  records_total: total,
  page_number,
  page_size: 20,
  total_items: total,
});

interface RequestBody {
  readonly locations?: readonly number[];
  readonly page_number?: number;
}

export function showReport({
  route = '/tireoptix',
  hasAccess = false,
  ...more
}: {
  route?: string;
  hasAccess?: boolean;
  rights?: readonly string[];
  respond?: (name: string, body?: RequestBody) => unknown;
} = {}) {
  const { respond, ...rest } = more;
  return show(<TireInspectionPage />, {
    path: '/tireoptix',
    route,
    locations: [locationRow(1), locationRow(2)],
    respond: (name, { body }) => {
      const own = respond?.(name, body as RequestBody);
      if (own !== undefined) return own;
      if (name.endsWith('has_system_level_access')) return { has_access: hasAccess };
      if (name.endsWith('survey/report')) return reportPage(rows);
      if (name.endsWith('get_exceptions')) return surveyExceptions;
      if (name.endsWith('get_home_page'))
        return {
          report_types: ['with_exceptions', 'with_critical'],
          survey_kinds: ['yard', 'roadside', 'dealer'],
          survey_by_users: [{ value: 'Uma Serrano', text: 'Uma Serrano' }],
        };
      if (name.endsWith('get_dealers_locations'))
        return { dealers: [{ nonsig: '007', name: 'Bauer Tire', city: 'Akron', state: 'OH' }] };
      return undefined;
    },
    ...rest,
  });
}

export const lost = (...locations: number[]) =>
  answer(400, { code: 'unknown_value', path: 'locations.0', message: '', locations });
export const list = async () =>
  within(await screen.findByRole('table', { name: 'Finished surveys' }));
