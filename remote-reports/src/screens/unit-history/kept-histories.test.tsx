import { notified } from '@portal/platform/bus';
import {
  act,
  type Respond,
  refusal,
  renderInShell,
  screen,
  waitFor,
  within,
} from '@portal/platform/testing';
import words from '../../../locales/en-US.json';
import { historyServer } from '../../testing/history-server.ts';
import { savedCopies, savedCopyNamed } from '../../testing/saved-copy-rows.ts';
import { savedCopyServer } from '../../testing/saved-copy-server.ts';
import UnitHistoryPage from './unit-history.page.tsx';

const shellWords = {
  'shell:export.action': 'Export',
  'shell:export.action_of': 'Export: {{of}}',
  'shell:export.excel': 'Excel',
  'shell:export.pdf': 'PDF',
  'shell:failure.other': 'Something went wrong on our side. Try again in a moment.',
  'shell:form.cancel': 'Cancel',
  'shell:name.label': 'Name',
  'shell:name.required': 'Enter a name.',
  'shell:ui.retry': 'Try again',
};
interface Notice {
  readonly text: string;
  readonly action?: { readonly label: string; readonly perform: () => void };
}

const path = '/unit-history-report';
const ofUnit = `${path}?account=0100&unit=1001&from=2026-01-01&search=mud`;
const list = `${path}?show=kept`;

function show(
  route: string,
  {
    server = savedCopyServer(),
    respond,
  }: { server?: ReturnType<typeof savedCopyServer>; respond?: Respond } = {},
) {
  const shown = renderInShell(<UnitHistoryPage />, {
    namespace: 'reports',
    words: { ...words, ...shellWords },
    path,
    route,
    respond: (name, call) =>
      respond?.(name, call) ?? historyServer(name, call) ?? server.respond(name, call),
  });
  const bodies = (name: string) =>
    shown.calls.filter((call) => call.name.endsWith(name)).map(({ body }) => body);
  const notices = () =>
    shown.requests
      .filter(({ event }) => event === notified.name)
      .map(({ payload }) => payload as Notice);
  return { ...shown, bodies, notices, server };
}

const rowOf = async (name: string) => {
  const table = await screen.findByRole('table', { name: 'Kept reports' });
  const row = (await within(table).findByText(name)).closest('tr');
  return within(row as HTMLElement);
};

describe('keeping a report', () => {
  test('sends what is in view under the proposed name, and leads to the list', async () => {
    const { user, bodies, notices } = show(ofUnit);
    await user.click(await screen.findByRole('button', { name: 'Keep this report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep this report' }));
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: /Name/ });
    expect(name.value).toMatch(/^1001, Harbor Freightways, \d\d\/\d\d\/\d{4}$/);
    const proposed = name.value;
    await user.click(dialog.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies('generate_reports')).toEqual([
      {
        account: '0100',
        unit_number: '1001',
        date_from: '2026-01-01',
        keyword: 'mud',
        name: proposed,
        client_key: expect.stringMatching(/^[\w-]{36}$/),
      },
    ]);
    expect(notices().at(-1)).toMatchObject({
      text: `“${proposed}” is being made.`,
      action: { label: 'Kept reports' },
    });
  });

  test('sends the same key again when the answer was lost', async () => {
    let failures = 1;
    const { user, bodies } = show(ofUnit, {
      respond: (name) => {
        if (!name.endsWith('generate_reports') || failures === 0) return undefined;
        failures -= 1;
        return refusal('system');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Keep this report' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Keep' }));
    expect(await dialog.findByText(/Something went wrong/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(bodies('generate_reports')).toHaveLength(2));
    const [first, second] = bodies('generate_reports');
    expect(second).toEqual(first);
  });

  test.each([
    ['a name of blanks', '  ', undefined, 'Enter a name.'],
    ['as many as one may', 'Sale', refusal('limit_reached', 'name'), /You keep 500 reports/],
    ['as many that wait', 'Sale', refusal('too_many_requests'), /Several of your reports/],
    ['a lost unit', 'Sale', refusal('unknown_value', 'unit_number'), /not there any more/],
  ])('%s is told', async (_, typed, refused, text) => {
    const { user } = show(ofUnit, {
      respond: (name) => (name.endsWith('generate_reports') ? refused : undefined),
    });
    await user.click(await screen.findByRole('button', { name: 'Keep this report' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: /Name/ });
    await user.clear(field);
    await user.type(field, typed);
    await user.click(dialog.getByRole('button', { name: 'Keep' }));
    expect(await dialog.findByText(text)).toBeVisible();
    expect(field).toHaveValue(typed);
  });
});

describe('the list', () => {
  test('tells the state of each, and what can be done with it', async () => {
    show(list, { server: savedCopyServer(savedCopies) });
    const buttons = async (name: string) => {
      const row = await rowOf(name);
      return [...row.queryAllByRole('link'), ...row.queryAllByRole('button')].map(
        ({ textContent }) => textContent,
      );
    };
    expect((await rowOf('Being made now')).getByText('Being made: 2 of 5 parts')).toBeVisible();
    expect((await rowOf('Being made now')).getByRole('progressbar')).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    expect(await buttons('Being made now')).toEqual(['Cancel', 'Delete']);
    expect((await rowOf('In the queue')).getByText('Waits for its turn')).toBeVisible();
    expect((await rowOf('Before the sale')).getByText(/^As of 03\/01\/2026, /)).toBeVisible();
    expect((await rowOf('Before the sale')).getByText('Harbor Freightways · 1001')).toBeVisible();
    expect(await buttons('Before the sale')).toEqual(['Open', 'Run again', 'Delete']);
    expect(
      (await rowOf('Of a lost fleet')).getByText(/You no longer see everything/),
    ).toBeVisible();
    expect(await buttons('Of a lost fleet')).toEqual(['Delete']);
    expect((await rowOf('Without an end')).getByText(/It was interrupted/)).toBeVisible();
    expect(await buttons('Given up')).toEqual(['Run again', 'Delete']);
  });

  test('looks again until what is being made is there', async () => {
    const server = savedCopyServer([
      savedCopyNamed('Soon', 1, { state: 'running', date_made: null }),
    ]);
    show(list, { server });
    await rowOf('Soon');
    server.put(savedCopyNamed('Soon', 1));
    expect(
      await screen.findByRole('link', { name: 'Open: Soon' }, { timeout: 4000 }),
    ).toBeVisible();
  });

  test('cancels what waits', async () => {
    const { user } = show(list, { server: savedCopyServer(savedCopies) });
    await rowOf('In the queue');
    await user.click(screen.getByRole('button', { name: 'Cancel: In the queue' }));
    expect(await (await rowOf('In the queue')).findByText(/Canceled before/)).toBeVisible();
  });

  test('deletes, and undo brings it back', async () => {
    const { user, notices } = show(list);
    await rowOf('Before the sale');
    await user.click(screen.getByRole('button', { name: 'Delete: Before the sale' }));
    await waitFor(() => expect(screen.queryByText('Before the sale')).toBeNull());
    const notice = notices().at(-1);
    expect(notice).toMatchObject({
      text: '“Before the sale” was deleted.',
      action: { label: 'Undo' },
    });
    act(() => notice?.action?.perform());
    await rowOf('Before the sale');
    expect(notices().at(-1)).toMatchObject({ text: '“Before the sale” is back.' });
  });

  test('what is gone meanwhile is told', async () => {
    const { user, notices } = show(list, {
      respond: (name) => (name.includes('run_report') ? refusal('unknown_value', 'id') : undefined),
    });
    await rowOf('Before the sale');
    await user.click(screen.getByRole('button', { name: 'Run again: Before the sale' }));
    await waitFor(() =>
      expect(notices().at(-1)).toMatchObject({ text: 'This kept report is not there any more.' }),
    );
  });

  test('without reports it says how one comes about, and leads back', async () => {
    show(`${path}?account=0100&unit=1001&show=kept`, { server: savedCopyServer([]) });
    expect(await screen.findByText('No kept reports yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the report' })).toHaveAttribute(
      'href',
      `${path}?account=0100&unit=1001`,
    );
  });

  test('that fails says so, and tries again', async () => {
    let isDown = true;
    const { user } = show(list, {
      respond: (name) =>
        isDown && name.endsWith('get_reports') ? refusal('too_many_requests') : undefined,
    });
    expect(await screen.findByText('The kept reports could not be loaded')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await rowOf('Before the sale');
  });
});

describe('a kept report', () => {
  const at = `${path}?kept=4`;

  test('shows its figures, and of when they are; each leads to its entries', async () => {
    const { user, bodies, address } = show(at);
    expect(await screen.findByRole('table', { name: 'Unit history' })).toBeVisible();
    expect(screen.getByText('Kept report: Before the sale')).toBeVisible();
    expect(screen.getByText(/^As of 03\/01\/2026, /)).toBeVisible();
    expect(bodies('get_unit_history_report')).toEqual([]);
    const tile = screen.getByText('Removed tires', { selector: 'dt' }).parentElement;
    await user.click(within(tile as HTMLElement).getByRole('link', { name: '1' }));
    expect(address()).toBe(`${at}&kind=removal`);
    await waitFor(() =>
      expect(bodies('get_report').at(-1)).toMatchObject({ id: 4, kind: 'removal' }),
    );
  });

  test('is fetched as a file', async () => {
    const { user, bodies } = show(`${at}&kind=call`);
    await screen.findByRole('table', { name: 'Unit history' });
    await user.click(screen.getByRole('button', { name: 'Export: Unit history' }));
    await user.click(await screen.findByRole('menuitem', { name: 'PDF' }));
    await waitFor(() =>
      expect(bodies('get_report').at(-1)).toMatchObject({ id: 4, kind: 'call', format: 1 }),
    );
  });

  test('is run again, and shows the new figures once they are there', async () => {
    const { user, server, bodies } = show(at);
    await screen.findByRole('table', { name: 'Unit history' });
    const before = bodies('get_report').length;
    await user.click(screen.getByRole('button', { name: 'Run again' }));
    expect(await screen.findByText('Waits for its turn')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Unit history' })).toBeVisible();
    server.put(savedCopyNamed('Before the sale', 4, { date_made: '2026-03-05T12:00:00.000Z' }));
    expect(await screen.findByText(/^As of 03\/05\/2026, /, {}, { timeout: 4000 })).toBeVisible();
    await waitFor(() => expect(bodies('get_report').length).toBeGreaterThan(before));
  });

  test.each([
    ['that is closed', '3', 'This report is closed'],
    ['that is not there', '99', 'This kept report is not there'],
  ])('%s is told', async (_, id, text) => {
    const { bodies } = show(`${path}?kept=${id}`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(bodies('get_report')).toEqual([]);
  });
});
