import { screen, waitFor, within } from '@portal/platform/testing';
import { list, lost, showReport } from './testing.tsx';

beforeEach(() => localStorage.clear());

it('the totals lead to what they count, each with its rule or its flag, and back', async () => {
  const { user, address, bodies } = showReport({ route: '/tireoptix?locations=1&page=2' });
  await list();
  const tile = async (name: string, count: string) => {
    const figure = screen.getByText(name, { selector: 'dt' }).nextElementSibling;
    await user.click(within(figure as HTMLElement).getByRole('link', { name: count }));
  };
  await tile('Exceptions', '14');
  const found = within(await screen.findByRole('table', { name: 'What the surveys found' }));
  expect(address()).toBe('/tireoptix?locations=1&show=readings');
  expect(bodies('get_exceptions')).toEqual([
    { locations: [1], order_by: 2, is_sort_desc: true, page_number: 1, page_size: 20 },
  ]);
  expect(found.getByText(/Pressure 79 psi is 21% below the target of 100 psi/)).toBeVisible();
  expect(found.getByText('by the location’s spec of 01/02/2025')).toBeVisible();
  expect(found.getByText('open for 30 days')).toBeVisible();
  expect(found.getByText(/Cut, Cupping/)).toBeVisible();
  expect(found.getByText(/Valve: Leaking/)).toBeVisible();
  expect(found.getAllByText('Flagged')).toHaveLength(2);
  const [unit] = found.getAllByRole('link', { name: '5312' });
  expect(unit).toHaveAttribute('href', '/tireoptix/detail/5?search=5312');

  await user.click(screen.getByRole('link', { name: 'All surveys' }));
  await list();
  expect(address()).toBe('/tireoptix?locations=1');
  await tile('Critical exceptions', '4');
  await waitFor(() =>
    expect(bodies('get_exceptions').at(-1)).toMatchObject({ severity: 'critical' }),
  );
});

it('has what was found as a file, of one survey as it is asked for', async () => {
  const { user, bodies } = showReport({
    route: '/tireoptix?locations=1&show=readings&survey=5&severity=critical',
  });
  await screen.findByRole('table', { name: 'What the survey found' });
  await user.click(screen.getByRole('button', { name: 'Export: What the survey found' }));
  await user.click(await screen.findByRole('menuitem', { name: 'PDF' }));
  await waitFor(() =>
    expect(bodies('export_exceptions')).toMatchObject([
      { locations: [1], survey_id: 5, severity: 'critical', format: 1 },
    ]),
  );
});

it('without the right for details no total leads on, and no address to what it counts', async () => {
  showReport({ rights: ['TVLOGIN'], route: '/tireoptix?locations=1&show=readings' });
  await list();
  const figures = screen.getAllByRole('definition');
  for (const figure of figures) expect(within(figure).queryByRole('link')).toBeNull();
});

it('what is lost of the locations is left out of the exceptions, too', async () => {
  const { bodies } = showReport({
    route: '/tireoptix?locations=1.2&show=readings',
    respond: (name, body) =>
      name.endsWith('get_exceptions') && body?.locations?.includes(2) ? lost(2) : undefined,
  });
  await screen.findByRole('table', { name: 'What the surveys found' });
  expect(bodies('get_exceptions').at(-1)).toMatchObject({ locations: [1] });
});

it('choosing other surveys shows surveys, and not what those before found', async () => {
  const { user, address } = showReport({
    route: '/tireoptix?locations=1&show=readings&severity=critical&step=filters',
  });
  await user.type(await screen.findByRole('textbox', { name: 'From' }), '01/02/2026');
  await user.click(screen.getByRole('button', { name: 'Show surveys' }));
  await list();
  expect(address()).toBe('/tireoptix?locations=1&from=2026-01-02');
});
