import type { SurveyException } from '@portal/contract/inspection-surveys';
import { screen, within } from '@portal/platform/testing';
import type { ReactElement } from 'react';
import { crossingDetail } from '../testing/crossing-rows.ts';
import { dealerReport, reportRow, surveyDetail, surveyExceptions } from '../testing/report-rows.ts';
import { show } from '../testing/show.tsx';
import CheckpointDetailPage from './checkpoint-detail/checkpoint-detail.page.tsx';
import DealerSurveyPage from './dealer-survey/dealer-survey.page.tsx';
import SurveyDetailPage from './survey-detail/survey-detail.page.tsx';
import TireInspectionPage from './tire-inspection/tire-inspection.page.tsx';

beforeEach(() => localStorage.clear());

const [failed, worn, leaking] = surveyExceptions.rows;
type Kind = typeof failed;

/** One exception for each given kind, on units with one or two each. */
const found = (survey_id: number, kinds: readonly Kind[]): SurveyException[] =>
  kinds.flatMap((kind, index) =>
    kind
      ? [
          {
            ...kind,
            survey_id,
            exception_id: `${kind.check}-${survey_id}-${index}`,
            unit_number: `${survey_id}${Math.floor(index / 2)}`,
          },
        ]
      : [],
  );

/** Two thirds of survey 5's exceptions are flags. */
const exceptions = [
  ...found(5, [failed, worn, leaking, failed, worn, leaking, failed, worn, leaking]),
  ...found(6, [failed, failed, worn]),
];

const countsOf = (some: readonly SurveyException[]) => ({
  exceptions: some.length,
  critical_exceptions: some.filter(({ severity }) => severity === 'critical').length,
  units_with_exceptions: new Set(some.map(({ unit_number }) => unit_number)).size,
});
const rowOf = (id: number) =>
  reportRow(id, countsOf(exceptions.filter(({ survey_id }) => survey_id === id)));
const total = countsOf(exceptions);

interface RequestBody {
  readonly survey_id?: number;
  readonly severity?: string;
}

function answer(name: string, body: RequestBody) {
  const page = { page_number: 1, page_size: 20 };
  if (/get_(dealer_)?exceptions$/.test(name)) {
    const { survey_id, severity } = body;
    const rows = exceptions
      .filter((each) => !survey_id || each.survey_id === survey_id)
      .filter((each) => !severity || each.severity === severity);
    return { ...surveyExceptions, rows, total_items: rows.length };
  }
  if (name.endsWith('has_system_level_access')) return { has_access: true };
  if (name.endsWith('survey/report')) {
    const summary = { surveys: 2, units: 20, tires: 212, ...total };
    return { ...page, rows: [rowOf(5), rowOf(6)], summary, records_total: 2, total_items: 2 };
  }
  if (name.endsWith('report-dealer')) {
    const rows = [5, 6].flatMap((survey_id) =>
      dealerReport.rows.map((row) => ({
        ...row,
        survey_id,
        exceptions: rowOf(survey_id).exceptions,
      })),
    );
    return { ...dealerReport, ...total, rows, total_items: 2 };
  }
  if (name.endsWith('survey/detail')) return { ...surveyDetail, survey: rowOf(5) };
  if (name.endsWith('get_trend')) return { surveys: [] };
  if (name.endsWith('checkpoint/detail')) return crossingDetail;
  if (name.endsWith('get_countries_with_states')) return { countries_with_states: [] };
  if (name.endsWith('get_survey_by_users')) return { survey_by_users: [], dealer_locations: [] };
  return undefined;
}

interface TestedPage {
  readonly page: ReactElement;
  readonly path: string;
  readonly route: string;
}

const inspections: TestedPage = {
  page: <TireInspectionPage />,
  path: '/tireoptix',
  route: '/tireoptix?from=2026-01-02&search=yard',
};
const dealers: TestedPage = {
  page: <DealerSurveyPage />,
  path: '/dlrtireoptix',
  route: '/dlrtireoptix?country=US',
};
const survey: TestedPage = {
  page: <SurveyDetailPage />,
  path: '/tireoptix/detail/{id}',
  route: '/tireoptix/detail/5',
};

const showAt = ({ page, path, route }: TestedPage) =>
  show(page, {
    path,
    route,
    respond: (name, { body }) => answer(name, (body ?? {}) as RequestBody),
  });

/** Finds a count of the list by its column, or a tile's count by the tile's name. */
async function findCount(where: { readonly tile: string } | { readonly column: string }) {
  if ('tile' in where) {
    const name = await screen.findByText(where.tile, { selector: 'dt' });
    return within(name.nextElementSibling as HTMLElement).getByRole('link');
  }
  const table = within(await screen.findByRole('table'));
  const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const [first] = table.getAllByRole('row').slice(1);
  const cells = first?.querySelectorAll<HTMLElement>('th, td') ?? [];
  const cell = cells[headers.indexOf(where.column)];
  if (!cell) throw new Error(`No column ${where.column} among ${headers.join(', ')}.`);
  return within(cell).getByRole('link');
}

describe.each([
  ['a survey’s exceptions', inspections, { column: 'Exceptions' }, 'rows'],
  ['a survey’s units', inspections, { column: 'Units with exceptions' }, 'units'],
  ['all exceptions', inspections, { tile: 'Exceptions' }, 'rows'],
  ['all critical exceptions', inspections, { tile: 'Critical exceptions' }, 'rows'],
  ['all units', inspections, { tile: 'Of these, with exceptions' }, 'units'],
  ['a dealer survey’s exceptions', dealers, { column: 'Exceptions' }, 'rows'],
  ['all exceptions of dealers', dealers, { tile: 'Exceptions' }, 'rows'],
  ['all units of dealers', dealers, { tile: 'Of these, with exceptions' }, 'units'],
  ['the survey’s exceptions', survey, { tile: 'Exceptions' }, 'rows'],
  ['the survey’s critical ones', survey, { tile: 'Critical exceptions' }, 'rows'],
] as const)('the count of %s', (_, place, where, what) => {
  it('opens as many as it says, which lead back to the same selection', async () => {
    const { user, address } = showAt(place);
    const count = await findCount(where);
    const counted = Number(count.textContent);
    await user.click(count);
    const table = within(await screen.findByRole('table', { name: /^What the surveys? found$/ }));
    const units = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(what === 'units' ? new Set(units).size : units.length).toBe(counted);
    await user.click(screen.getByRole('link', { name: /^All (surveys|tires of the survey)$/ }));
    expect(address()).toBe(place.route);
  });
});

it.each([
  ['Critical exceptions', 1],
  ['Warnings', 2],
])('the count of %s readings of a crossing opens as many', async (tile, counted) => {
  const { user } = showAt({
    page: <CheckpointDetailPage />,
    path: '/checkpoint/detail/{id}',
    route: '/checkpoint/detail/5',
  });
  const count = await findCount({ tile });
  expect(count).toHaveTextContent(String(counted));
  await user.click(count);
  const readings = screen.getByRole('list', { name: 'Readings that failed a check' });
  expect(within(readings).getAllByRole('listitem')).toHaveLength(counted);
});
