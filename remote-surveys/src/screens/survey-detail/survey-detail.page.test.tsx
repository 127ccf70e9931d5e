import { bus, namedLinksChanged } from '@portal/platform/bus';
import { setClock } from '@portal/platform/guarding';
import { refusal, screen, waitFor, within } from '@portal/platform/testing';
import { mendedFindings, surveyDetail } from '../../testing/report-rows.ts';
import { axleMapOf, inspectionOf, readingOf, tireOf } from '../../testing/rows.ts';
import { show } from '../../testing/show.tsx';
import SurveyDetailPage from './survey-detail.page.tsx';

const unit = axleMapOf(
  inspectionOf(12, { unit_number: '5312' }),
  {
    '2LO': {
      color: 'red',
      reading: readingOf({ pressure: 79, comments: 'Cut to the cords' }),
      tire: tireOf(77),
    },
  },
  {
    findings: [
      {
        check: 'pressure',
        severity: 'critical',
        axle_number: 2,
        side: 'left',
        slot: 'outer',
        measured: 79,
        limit: 100,
      },
    ],
  },
);

afterEach(() => {
  jest.restoreAllMocks();
  bus.emit(namedLinksChanged, {});
  setClock(null);
});

const trend = [
  { survey_id: 3, survey_date: '2026-01-04', total_tires: 100, tires_with_findings: 20 },
  { survey_id: 4, survey_date: '2026-02-04', total_tires: 0, tires_with_findings: 0 },
  { survey_id: 5, survey_date: '2026-03-04', total_tires: 80, tires_with_findings: 4 },
];

const showDetail = (route = '/tireoptix/detail/5', answer: unknown = surveyDetail) =>
  show(<SurveyDetailPage />, {
    path: '/tireoptix/detail/{id}',
    route,
    respond: (name) => {
      if (name.endsWith('survey/detail')) return answer;
      if (name.endsWith('get_trend')) return { surveys: trend };
      if (name.endsWith('get_mended')) return mendedFindings;
      return name.endsWith('get_unit_axles') ? unit : undefined;
    },
  });
const table = async () => within(await screen.findByRole('table', { name: 'Tires of the survey' }));

it('shows each tire with its values, what was found by which rule, and since when', async () => {
  const { bodies } = showDetail();
  const rows = await table();
  expect(rows.getByText('79 psi')).toBeVisible();
  expect(rows.getByText(/Pressure 79 psi is 21% below the target of 100 psi/)).toBeVisible();
  expect(rows.getByText('open for 30 days')).toBeVisible();
  expect(rows.getByText('by the fleet’s spec of 01/02/2025')).toBeVisible();
  expect(rows.getByText('Cupping')).toBeVisible();
  expect(rows.getByText('Valve: Cap missing')).toBeVisible();
  expect(rows.getByText('Not read')).toBeVisible();
  expect(bodies('survey/detail')).toEqual([
    { survey_id: 5, order_by: 1, is_sort_desc: false, page_number: 1, page_size: 5000 },
  ]);
});

it('what is mended leads to the findings, and these to where they were found', async () => {
  const { user, address, bodies } = showDetail();
  await table();
  await user.click(screen.getByRole('link', { name: String(surveyDetail.mended) }));
  const rows = within(
    await screen.findByRole('table', { name: 'Findings mended since last time' }),
  );
  expect(address()).toBe('/tireoptix/detail/5?show=mended');
  expect(rows.getByText(/Pressure 79 psi is 21% below the target of 100 psi/)).toBeVisible();
  expect(rows.getByRole('link', { name: '02/04/2026' })).toHaveAttribute(
    'href',
    '/tireoptix/detail/4?search=5312',
  );
  // An open survey has no report.
  expect(rows.getAllByText('02/04/2026')).toHaveLength(2);
  expect(bodies('survey/get_mended')).toEqual([
    { survey_id: 5, order_by: 1, is_sort_desc: false, page_number: 1, page_size: 20 },
  ]);
  await user.click(screen.getByRole('link', { name: 'All tires of the survey' }));
  await table();
  expect(address()).toBe('/tireoptix/detail/5');
});

it('leads to photos, trailer readiness and the survey itself', async () => {
  showDetail();
  const rows = await table();
  const leads = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');
  expect(rows.getByRole('link', { name: '2 photos' })).toHaveAttribute(
    'href',
    '/reports/surveys/5/tire/77/images',
  );
  expect(leads('Trailer readiness report')).toBe('/trailer-readiness-report/5');
  expect(leads('Open the survey')).toBe('/fleet-survey/5/overview');
});

it('photos of a place whose tire is not known are among those of the unit', async () => {
  const rows = surveyDetail.rows.map((row) => ({ ...row, tire_id: null, images: 1 }));
  showDetail(undefined, { ...surveyDetail, rows });
  const [first] = (await table()).getAllByRole('link', { name: '1 photo' });
  expect(first).toHaveAttribute('href', '/reports/surveys/5/unit/12/images');
});

it('filters by the position that people name, in the address', async () => {
  const { user, address, bodies } = showDetail();
  await table();
  await user.click(screen.getByRole('combobox', { name: 'Position' }));
  await user.click(await screen.findByRole('option', { name: '2LO' }));
  expect(address()).toBe('/tireoptix/detail/5?place=2LO');
  await waitFor(() => expect(bodies('survey/detail').at(-1)).toMatchObject({ place: '2LO' }));
});

it('filters by brand and severity, in the address', async () => {
  const { user, address, bodies } = showDetail();
  await table();
  await user.click(screen.getByRole('combobox', { name: 'Brand' }));
  await user.click(await screen.findByRole('option', { name: 'Northvale' }));
  await user.click(screen.getByRole('combobox', { name: 'Severity' }));
  await user.click(await screen.findByRole('option', { name: 'Critical' }));
  expect(address()).toBe('/tireoptix/detail/5?brand=Northvale&severity=critical');
  await waitFor(() =>
    expect(bodies('survey/detail').at(-1)).toMatchObject({
      brand: 'Northvale',
      severity: 'critical',
    }),
  );
});

it.each([
  ['/tireoptix/detail/5', refusal('unknown_value', 'survey_id')],
  ['/tireoptix/detail/x', undefined],
])('%s that is not there is said as such', async (route, answer) => {
  showDetail(route, answer);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('opens a unit from above in the address, at its worst tire', async () => {
  const { user, address, bodies } = showDetail();
  const [number] = (await table()).getAllByRole('button', { name: '5312' });
  if (number) await user.click(number);
  const drawer = within(await screen.findByRole('dialog', { name: 'Unit 5312' }));
  expect(address()).toBe('/tireoptix/detail/5?unit=12&tire=2LO');
  expect(bodies('get_unit_axles')).toEqual([{ survey_id: 5, unit_id: 12 }]);
  const tire = within(drawer.getByRole('region', { name: 'Tire 2LO' }));
  expect(tire.getByText('79 psi')).toBeVisible();
  expect(tire.getByText('Cut to the cords')).toBeVisible();
  expect(tire.getByText(/21% below the target/)).toBeVisible();
  await user.click(drawer.getByRole('button', { name: /^1L,/ }));
  expect(drawer.getByRole('region', { name: 'Tire 1L' })).toBeVisible();
  expect(drawer.getByRole('link', { name: 'Unit photos' })).toHaveAttribute(
    'href',
    '/reports/surveys/5/unit/12/images',
  );
  expect(bodies('get_images_page')).toEqual([
    { survey_id: 5, unit_id: 12, page_number: 1, page_size: 24 },
  ]);
  await user.click(drawer.getByRole('button', { name: 'Close the unit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/tireoptix/detail/5');
});

it('tells whether the yard gets better, in a table beside the bars', async () => {
  showDetail();
  const table = within(
    await screen.findByRole('table', { name: 'This survey and those before it here' }),
  );
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '20.0',
    '–',
    '5.0',
  ]);
});

it.each([
  [0, 0, '–nothing was found before'],
  [0, 12, '0of 12 found before'],
  [3, 1200, '3of 1,200 found before'],
])('%d mended of %d found before is told as %j', async (mended, found_before, told) => {
  showDetail(undefined, { ...surveyDetail, mended, found_before });
  await table();
  const tile = screen.getByText('Mended since last time').parentElement;
  await waitFor(() => expect(tile && within(tile).getByRole('definition').textContent).toBe(told));
});

it('a unit that its address opened leaves the keyboard at its button, or at the heading', async () => {
  const { user, unmount } = showDetail('/tireoptix/detail/5?unit=12');
  await user.click(await screen.findByRole('button', { name: 'Close the unit' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: '5312' })[0]).toHaveFocus());
  unmount();
  const other = showDetail('/tireoptix/detail/5?unit=99');
  await other.user.click(await screen.findByRole('button', { name: 'Close the unit' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Tires of the survey' })).toHaveFocus(),
  );
});

it('of a survey with many tires those in sight are in the page', async () => {
  const [row] = surveyDetail.rows;
  const rows = Array.from({ length: 3000 }, (_, index) => ({
    ...row,
    reading_id: index + 1,
    unit_number: `U${Math.floor(index / 15) + 1}`,
  }));
  // jsdom has no layout: simulates the height of ten rows.
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400);
  showDetail(undefined, { ...surveyDetail, rows, total_items: 3000, page_size: 5000 });
  const tires = await table();
  const count = () => tires.getAllByRole('rowheader', { hidden: true }).length;
  expect(count()).toBeGreaterThan(5);
  expect(count()).toBeLessThan(60);
  expect(screen.getByRole('table', { name: 'Tires of the survey' })).toHaveAttribute(
    'aria-rowcount',
    '3001',
  );
});

it('leads to the service history and the heat map of its location, where the region has them', async () => {
  setClock(new Date('2026-04-01T12:00'));
  bus.emit(namedLinksChanged, {
    service_history: 'https://history.example/',
    heat_map: 'https://map.example/',
  });
  showDetail();
  await table();
  const about = '?account=0766830&date_from=2026-03-04&date_to=2026-04-01&location=0001';
  for (const [name, page] of [
    [/^Service history/, 'https://history.example/'],
    [/^Heat map/, 'https://map.example/'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', page + about);
});
