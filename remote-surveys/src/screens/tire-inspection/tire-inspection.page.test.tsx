import { bus, namedLinksChanged } from '@portal/platform/bus';
import { setClock } from '@portal/platform/guarding';
import { refusal, screen, waitFor, within } from '@portal/platform/testing';
import { reportRow } from '../../testing/report-rows.ts';
import { list, lost, reportPage, rows, showReport } from './testing.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  bus.emit(namedLinksChanged, {});
  setClock(null);
});

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

it('says who surveyed where that was not the fleet, and how many of its units were', async () => {
  const company = 'Bauer Tire';
  const tractor_units_count = 1;
  showReport({
    hasAccess: true,
    respond: (name) =>
      name.endsWith('survey/report')
        ? reportPage([reportRow(5), reportRow(6, { company, tractor_units_count })])
        : undefined,
  });
  const [, first, second] = (await list()).getAllByRole('row');
  expect(first).not.toHaveTextContent(company);
  expect(first).toHaveTextContent('80.04 units66.78 units');
  expect(second).toHaveTextContent('Northern HaulingBauer Tire');
  expect(second).toHaveTextContent('80.01 unit66.7');
});

it('says of how many trailers the readiness is', async () => {
  showReport({ hasAccess: true });
  const table = await list();
  const readiness = table
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
  expect(readiness).toEqual(['62.58 of 10 checked', '–0 of 3 checked', '–']);
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
  const first = showReport({ route: '/tireoptix?step=locations' });
  // A lost choice is shown under its last known name.
  await first.user.click(await screen.findByRole('checkbox', { name: 'Choose Yard 2' }));
  first.unmount();
  const { address, bodies } = showReport({
    route: '/tireoptix?locations=1.9.2',
    respond: (name, body) =>
      name.endsWith('survey/report') && body?.locations?.includes(9) ? lost(2, 9) : undefined,
  });
  await list();
  expect(
    screen.getByText('2 locations of this selection are no longer available to you: 9, Yard 2.'),
  ).toBeVisible();
  expect(bodies('survey/report')).toMatchObject([{ locations: [1, 9, 2] }, { locations: [1] }]);
  expect(address()).toBe('/tireoptix?locations=1.9.2');
});

it('locations that an address has no room for are told of', async () => {
  const many = Array.from({ length: 201 }, (_, index) => index + 1).join('.');
  const { bodies } = showReport({ route: `/tireoptix?locations=${many}` });
  await list();
  expect(
    screen.getByText(
      'This selection names more locations than the 200 that fit: 1 of them is left out.',
    ),
  ).toBeVisible();
  const [sent] = bodies('survey/report') as { locations: number[] }[];
  expect(sent?.locations).toHaveLength(200);
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

it('a range of the address that ends before it starts is told of at its field', async () => {
  const { user, address, bodies } = showReport({
    route: '/tireoptix?from=2026-03-02&to=2026-03-01',
    hasAccess: true,
    respond: (name) =>
      name.endsWith('survey/report') ? refusal('range_reversed', 'date_to') : undefined,
  });
  const to = await screen.findByRole('textbox', { name: 'To' });
  expect(to).toHaveAccessibleDescription('Enter 03/02/2026 or a later date.');
  expect(await screen.findByText('The range ends before it starts')).toBeVisible();
  expect(bodies('survey/report')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Show surveys' }));
  expect(to).toHaveFocus();
  await user.clear(to);
  await user.type(to, '03/05/2026');
  await user.click(screen.getByRole('button', { name: 'Show surveys' }));
  expect(address()).toBe('/tireoptix?from=2026-03-02&to=2026-03-05');
});

it('surveys are picked on several pages, and their details are one file', async () => {
  const { user, bodies } = showReport({
    hasAccess: true,
    respond: (name, body) => {
      if (name.endsWith('excel_file_survey_details')) return refusal('file_too_large', 'surveys');
      if (!name.endsWith('survey/report')) return undefined;
      return body?.page_number === 2 ? reportPage([reportRow(8)], 2, 21) : reportPage(rows, 1, 21);
    },
  });
  await list();
  expect(screen.queryByRole('button', { name: 'Details of the selected' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Select this page' }));
  expect(screen.getByText('3 surveys selected')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Select this page' })).toBeDisabled();
  const [first] = screen.getAllByRole('checkbox', {
    name: 'Select the survey of 03/04/2026, Yard 1',
  });
  if (first) await user.click(first);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
  await user.click(screen.getByRole('checkbox'));
  expect(screen.getByText('3 surveys selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Details of the selected' }));
  await waitFor(() =>
    expect(bodies('excel_file_survey_details')).toEqual([{ surveys: [6, 7, 8] }]),
  );
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByText(/selected$/)).toBeNull();
});

it('without the right for details nothing is picked', async () => {
  showReport({ hasAccess: true, rights: ['TVLOGIN'] });
  expect((await list()).queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Select this page' })).toBeNull();
});

it('rows lead to the service history of their location since their day, where there is one', async () => {
  setClock(new Date('2026-04-01T12:00'));
  const first = showReport({ hasAccess: true });
  expect((await list()).queryByRole('link', { name: /^Service history/ })).toBeNull();
  first.unmount();
  bus.emit(namedLinksChanged, { service_history: 'https://history.example/events' });
  showReport({ hasAccess: true });
  const [link] = (await list()).getAllByRole('link', {
    name: /^Service history: Yard 1, 03.04.2026/,
  });
  expect(link).toHaveAttribute(
    'href',
    'https://history.example/events?account=0766830&date_from=2026-03-04&date_to=2026-04-01&location=0001',
  );
});
