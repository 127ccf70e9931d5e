import { answer, screen, within } from '@portal/platform/testing';
import { reportRow, reportSummary } from '../../testing/report-rows.ts';
import { locationRow } from '../../testing/rows.ts';
import { show } from '../../testing/show.tsx';
import TireInspectionPage from './tire-inspection.page.tsx';

beforeEach(() => localStorage.clear());

const rows = [reportRow(5), reportRow(6, { trailer_readiness: null, exceptions: 0 })];

function showReport({
  route = '/tireoptix',
  hasAccess = false,
  ...more
}: {
  route?: string;
  hasAccess?: boolean;
  rights?: readonly string[];
  respond?: (name: string, body?: { readonly locations?: readonly number[] }) => unknown;
} = {}) {
  const { respond, ...rest } = more;
  return show(<TireInspectionPage />, {
    path: '/tireoptix',
    route,
    locations: [locationRow(1), locationRow(2)],
    respond: (name, { body }) => {
      const own = respond?.(name, body as { readonly locations?: readonly number[] });
      if (own !== undefined) return own;
      if (name.endsWith('has_system_level_access')) return { has_access: hasAccess };
      if (name.endsWith('survey/report'))
        return {
          rows,
          summary: reportSummary,
          records_total: 2,
          page_number: 1,
          page_size: 20,
          total_items: 2,
        };
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

const lost = (...locations: number[]) =>
  answer(400, { code: 'unknown_value', path: 'locations.0', message: '', locations });
const list = async () => within(await screen.findByRole('table', { name: 'Finished surveys' }));

it('asks for the locations first, and shows their surveys once they are chosen', async () => {
  const { user, address, bodies } = showReport();
  await user.click(await screen.findByRole('button', { name: 'Choose locations' }));
  expect(address()).toBe('/tireoptix?step=locations');
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Yard 1' }));
  expect(bodies('survey/report')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show surveys' }));
  await list();
  expect(address()).toBe('/tireoptix?locations=1');
  expect(bodies('survey/report')).toEqual([
    {
      locations: [1],
      order_by: 1,
      is_sort_desc: true,
      page_number: 1,
      page_size: 20,
    },
  ]);
});

it('opening one step closes the other and saves it', async () => {
  const { user, address } = showReport({ route: '/tireoptix?step=locations' });
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Yard 2' }));
  await user.click(screen.getByRole('button', { name: /2. Filters/ }));
  expect(address()).toBe('/tireoptix?step=filters&locations=2');
  await user.type(await screen.findByRole('textbox', { name: 'From' }), '01/02/2026');
  await user.click(screen.getByRole('combobox', { name: 'Dealer' }));
  await user.click(await screen.findByRole('option', { name: 'Bauer Tire · 007 · Akron' }));
  await user.click(screen.getByRole('button', { name: /1. Fleet locations/ }));
  expect(address()).toBe('/tireoptix?step=locations&locations=2&from=2026-01-02&dealer=007');
  expect(await screen.findByRole('checkbox', { name: 'Choose Yard 2' })).toBeChecked();
});

it('what was chosen last is brought back', async () => {
  const first = showReport({ route: '/tireoptix?step=locations' });
  await first.user.click(await screen.findByRole('checkbox', { name: 'Choose Yard 1' }));
  await first.user.click(screen.getByRole('button', { name: 'Show surveys' }));
  await list();
  first.unmount();
  const { user, address } = showReport();
  await user.click(await screen.findByRole('button', { name: 'Use my last selection' }));
  await list();
  expect(address()).toBe('/tireoptix?locations=1');
});

it('who sees every account may leave the locations open', async () => {
  const { bodies } = showReport({ hasAccess: true });
  const table = await list();
  expect(bodies('survey/report')).toMatchObject([{ locations: [] }]);
  expect(table.getByRole('link', { name: '62.5' })).toHaveAttribute(
    'href',
    '/trailer-readiness-report/5',
  );
  expect(screen.getAllByText('All locations')).toHaveLength(1);
});

it('without the right for details the rows lead nowhere', async () => {
  showReport({ hasAccess: true, rights: ['TVLOGIN'] });
  const table = await list();
  expect(table.queryByRole('link', { name: '62.5' })).toBeNull();
  expect(table.getByText('62.5')).toBeVisible();
});

it('the key figures stand above the list', async () => {
  showReport({ hasAccess: true });
  await list();
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(['2', '20', '7of 20', '212', '14', '4']);
});

it('a location that was lost is told of, and the rest is shown', async () => {
  const { address, bodies } = showReport({
    route: '/tireoptix?locations=1.9.2',
    respond: (name, body) =>
      name.endsWith('survey/report') && body?.locations?.includes(9) ? lost(9) : undefined,
  });
  await list();
  expect(screen.getByText(/^1 location of this selection is no longer available/)).toBeVisible();
  expect(bodies('survey/report')).toMatchObject([{ locations: [1, 9, 2] }, { locations: [1, 2] }]);
  expect(address()).toBe('/tireoptix?locations=1.9.2');
});

it('a selection that is lost whole is not taken for all locations', async () => {
  const { bodies } = showReport({
    route: '/tireoptix?locations=9',
    hasAccess: true,
    respond: (name) => (name.endsWith('survey/report') ? lost(9) : undefined),
  });
  expect(
    await screen.findByText(/^1 location of this selection is no longer available/),
  ).toBeVisible();
  expect(await screen.findByText('Choose the locations first')).toBeVisible();
  expect(bodies('survey/report')).toHaveLength(1);
});

it('a date that cannot be keeps its step open, and nothing that was typed is dropped', async () => {
  const { user, address } = showReport({ route: '/tireoptix?step=filters', hasAccess: true });
  await user.type(await screen.findByRole('textbox', { name: 'From' }), '12/01/2025');
  const to = screen.getByRole('textbox', { name: 'To' });
  await user.type(to, '01/01/2025');
  await user.click(screen.getByRole('button', { name: 'Show surveys' }));
  expect(address()).toBe('/tireoptix?step=filters');
  expect(to).toHaveFocus();
  expect(to).toHaveValue('01/01/2025');
});
