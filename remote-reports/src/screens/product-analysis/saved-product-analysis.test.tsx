import { type Respond, renderInShell, screen, waitFor, within } from '@portal/platform/testing';
import words from '../../../locales/en-US.json';
import { productReport } from '../../testing/product-rows.ts';
import { reportsServer } from '../../testing/reports-server.ts';
import { savedCopyNamed } from '../../testing/saved-copy-rows.ts';
import ProductAnalysisPage from './product-analysis.page.tsx';

const path = '/product-analysis-report';
const shellWords = {
  'shell:export.action_of': 'Export: {{of}}',
  'shell:export.excel': 'Excel',
  'shell:export.pdf': 'PDF',
  'shell:form.cancel': 'Cancel',
  'shell:name.label': 'Name',
};
const kept = savedCopyNamed('Spring', 4, { report_type: '1', subject_name: '' });

const savedCopyServer: Respond = (name) => {
  const [, call] = name.split('product_analysis_report/');
  if (call === 'get_reports') return { reports: [kept] };
  if (call === 'get_report')
    return {
      ...productReport,
      kept,
      request: { account_ids: [], brands: ['Northway', 'Unknown'] },
    };
  return call === 'generate_reports' ? { ...kept, id: 5, state: 'waiting' } : undefined;
};

function show(route: string) {
  const shown = renderInShell(<ProductAnalysisPage />, {
    namespace: 'reports',
    words: { ...words, ...shellWords },
    path,
    route,
    respond: (name, call) => savedCopyServer(name, call) ?? reportsServer(name, call),
  });
  const bodies = (name: string) =>
    shown.calls.filter((call) => call.name.endsWith(name)).map(({ body }) => body);
  return { ...shown, bodies };
}

it('is kept as it is chosen', async () => {
  const { user, bodies } = show(`${path}?from=2026-01-01&brands=Northway`);
  await user.click(await screen.findByRole('button', { name: 'Keep this report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Keep this report' }));
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: /Name/ }).value;
  expect(name).toMatch(/^Product analysis.*, \d\d\/\d\d\/\d{4}$/);
  await user.click(dialog.getByRole('button', { name: 'Keep' }));
  await waitFor(() =>
    expect(bodies('generate_reports')).toEqual([
      {
        account_ids: [],
        brands: ['Northway'],
        date_from: '2026-01-01',
        name,
        client_key: expect.stringMatching(/^[\w-]{36}$/),
      },
    ]),
  );
});

it('shows a kept analysis without ways to tires, which are not kept', async () => {
  const { user, bodies, address } = show(`${path}?kept=4`);
  const table = within(await screen.findByRole('table', { name: 'By brand' }));
  expect(screen.getByText('Kept report: Spring')).toBeVisible();
  expect(screen.getByText(/^As of 03\/01\/2026, /)).toBeVisible();
  expect(table.getByText('Northway')).toBeVisible();
  expect(screen.getByText('Northway, Unknown')).toBeVisible();
  expect(table.queryByRole('link')).toBeNull();
  expect(bodies('get_product_report')).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'By size' }));
  expect(address()).toBe(`${path}?kept=4&by=size`);
  expect(await screen.findByRole('table', { name: 'By size' })).toBeVisible();
});

it('is fetched as a file with what is laid side by side', async () => {
  const { user, bodies } = show(`${path}?kept=4&compare=Northway`);
  await screen.findByRole('table', { name: 'By brand' });
  await user.click(screen.getByRole('button', { name: /^Export: / }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excel' }));
  await waitFor(() =>
    expect(bodies('get_report').at(-1)).toEqual({
      id: 4,
      compared: ['Northway'],
      group_by: 'brand',
      format: 2,
    }),
  );
});

it('lists kept analyses of everything, and leads back', async () => {
  show(`${path}?brands=Northway&show=kept`);
  const table = within(await screen.findByRole('table', { name: 'Kept reports' }));
  expect(table.getByText('Everything that you see')).toBeVisible();
  expect(table.getByRole('link', { name: 'Open: Spring' })).toHaveAttribute(
    'href',
    `${path}?kept=4`,
  );
  expect(screen.getByRole('link', { name: 'Back to the report' })).toHaveAttribute(
    'href',
    `${path}?brands=Northway`,
  );
});
