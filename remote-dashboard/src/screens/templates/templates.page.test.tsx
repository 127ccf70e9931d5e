import { refusal, screen, waitFor } from '@portal/platform/testing';
import { generatedExport } from '../../testing/export-server.ts';
import { reportOf, templateNamed } from '../../testing/saved-report-server.ts';
import {
  rowOf,
  showTemplates,
  templatesPath,
  twoTemplates,
} from '../../testing/show-templates.tsx';

type RenderedTemplates = ReturnType<typeof showTemplates>;

beforeEach(() => localStorage.clear());

test('lists the templates with account, name, type, dates and date created', async () => {
  showTemplates();
  const calls = await rowOf('Calls');
  expect(calls.getByText('Acme Freight (0100)')).toBeVisible();
  expect(calls.getByText('Fleet Dashboard Report')).toBeVisible();
  expect(calls.getByText('01/01/2026 – 02/28/2026')).toBeVisible();
  expect(calls.getByText('02/01/2026')).toBeVisible();
  expect((await rowOf('Quarter')).getByText('Purchases')).toBeVisible();
});

test('the exports of before are found here too', async () => {
  const shown = showTemplates(twoTemplates, '', (name) =>
    name.endsWith('get_exports')
      ? { exports: [generatedExport({ state: 'ready', size: 1 })] }
      : undefined,
  );
  await shown.user.click(await screen.findByRole('button', { name: 'Exports' }));
  expect(await screen.findByRole('dialog', { name: 'Exports' })).toHaveTextContent(
    'Fleet Dashboard Report.pdf',
  );
});

test('beyond the last page nothing is counted', async () => {
  showTemplates(twoTemplates, '?page=99');
  expect(await screen.findByText('This page does not exist any more')).toBeVisible();
  expect(screen.queryByText(/Page 99/)).toBeNull();
});

test('asks for the newest first, twenty a page', async () => {
  const shown = showTemplates();
  await rowOf('Calls');
  expect(shown.bodies('get_templates')).toEqual([
    { page_number: 1, page_size: 20, order_by: 7, is_sort_desc: true },
  ]);
  expect(screen.getByRole('columnheader', { name: 'Date created' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test.each([
  ['Account', 2],
  ['Report name', 3],
  ['Report type', 4],
  ['Report dates', 6],
])('sorts the whole set by %s, in the address', async (heading, order_by) => {
  const shown = showTemplates();
  await shown.user.click(await screen.findByRole('button', { name: heading }));
  await waitFor(() =>
    expect(shown.bodies('get_templates').at(-1)).toMatchObject({ order_by, is_sort_desc: false }),
  );
  await shown.user.click(screen.getByRole('button', { name: heading }));
  await waitFor(() =>
    expect(shown.bodies('get_templates').at(-1)).toMatchObject({ order_by, is_sort_desc: true }),
  );
  expect(shown.address()).toMatch(/\?sort=-\w+$/);
});

test('an address names page, sort and search; what cannot be read is as at first', async () => {
  const many = Array.from({ length: 45 }, (_, place) => templateNamed(`Q${place}`, place + 1));
  const shown = showTemplates(many, '?page=2&sort=report_name&search=Q');
  await rowOf('Q20');
  expect(shown.bodies('get_templates')).toEqual([
    { keyword: 'Q', page_number: 2, page_size: 20, order_by: 3, is_sort_desc: false },
  ]);
  await shown.user.click(screen.getByRole('button', { name: 'Next page' }));
  await rowOf('Q40');
  expect(new URLSearchParams(shown.address().split('?')[1]).get('page')).toBe('3');
  shown.unmount();

  const other = showTemplates(twoTemplates, '?page=-1&sort=constructor');
  await rowOf('Calls');
  expect(other.bodies('get_templates')).toEqual([
    { page_number: 1, page_size: 20, order_by: 7, is_sort_desc: true },
  ]);
});

test('without templates it says how one comes about', async () => {
  showTemplates([]);
  expect(await screen.findByText('No templates yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the Fleet Dashboard' })).toHaveAttribute(
    'href',
    '/fleet-dashboard',
  );
});

test('a search that finds nothing can be cleared', async () => {
  const shown = showTemplates(twoTemplates, '?search=zebra');
  expect(await screen.findByText('Nothing contains “zebra”')).toBeVisible();
  const [, clear] = screen.getAllByRole('button', { name: 'Clear search' });
  await shown.user.click(clear ?? document.body);
  await rowOf('Calls');
  expect(shown.address()).toBe(templatesPath);
});

test('a page behind the last one leads to the first', async () => {
  const shown = showTemplates(twoTemplates, '?page=9');
  await shown.user.click(await screen.findByRole('button', { name: 'Go to the first page' }));
  await rowOf('Calls');
});

test('a list that fails says so and tries again', async () => {
  let isDown = true;
  const shown = showTemplates(twoTemplates, '', (name) =>
    isDown && name.endsWith('get_templates') ? refusal('too_many_requests') : undefined,
  );
  expect(await screen.findByText('The templates could not be loaded')).toBeVisible();
  isDown = false;
  await shown.user.click(screen.getByRole('button', { name: 'Retry' }));
  await rowOf('Calls');
});

describe('opening', () => {
  const paramsOf = (shown: RenderedTemplates) =>
    Object.fromEntries(new URLSearchParams(shown.address().split('?')[1]));

  test('runs a template: its reports are the combined report', async () => {
    const shown = showTemplates();
    await shown.user.click((await rowOf('Quarter')).getByRole('button', { name: 'Open Quarter' }));
    await waitFor(() => expect(shown.address()).toMatch(/^\/fleet-dashboard\?/));
    const params = paramsOf(shown);
    expect(params).toMatchObject({
      ac: '0100',
      tab: 'combined',
      b: 'p1t',
      t: '1',
      tr: '1',
      run: '1',
    });
    expect(params).not.toHaveProperty('te');
  });

  test('edits it', async () => {
    const shown = showTemplates();
    await shown.choose('Quarter', 'Edit');
    await waitFor(() => expect(paramsOf(shown)).toMatchObject({ t: '1', te: '1' }));
  });

  test('reads it as it is by then, not as it was listed', async () => {
    const shown = showTemplates();
    const row = await rowOf('Quarter');
    shown.server.changeElsewhere(1, { saved_report: reportOf({ reports_parameters: [] }) });
    await shown.user.click(row.getByRole('button', { name: 'Open Quarter' }));
    await waitFor(() => expect(paramsOf(shown)).toMatchObject({ t: '1', tr: '2' }));
    expect(paramsOf(shown)).not.toHaveProperty('b');
  });

  test('one that was deleted meanwhile is told, and leaves the list', async () => {
    const shown = showTemplates();
    const row = await rowOf('Quarter');
    shown.server.deleteElsewhere(1);
    await shown.user.click(row.getByRole('button', { name: 'Open Quarter' }));
    await waitFor(() =>
      expect(shown.notices()).toMatchObject([
        { tone: 'error', text: 'This template does not exist any more.' },
      ]),
    );
    await waitFor(() => expect(screen.queryByText('Quarter')).not.toBeInTheDocument());
    expect(shown.address()).toBe(templatesPath);
  });

  test('one whose account is lost says so, and can be deleted, renamed and edited alone', async () => {
    const shown = showTemplates([
      templateNamed('Lost', 3, {
        account_name: null,
        account_lost: true,
        saved_report: reportOf({ base_parameters: null }),
      }),
    ]);
    const row = await rowOf('Lost');
    expect(row.getByText('You no longer have access to this account')).toBeVisible();
    expect(row.getByRole('button', { name: 'Open Lost' })).toBeDisabled();
    await shown.choose('Lost', 'Edit');
    await waitFor(() => expect(paramsOf(shown)).toMatchObject({ t: '3', te: '1', b: 'p1t' }));
    expect(paramsOf(shown)).not.toHaveProperty('ac');
  });
});
