import { openOptions, screen, setClock, waitFor, within } from '@portal/platform/testing';
import { text } from '../../../testing/show-card.tsx';
import { ranSearch, showDashboard } from '../../../testing/show-dashboard.tsx';

afterEach(() => {
  setClock(null);
  sessionStorage.clear();
});

const ratio = 'Retread Sales to New Tire Sales';
const products = 'Top 10 Products Purchased';
const calls = 'Fleet HQ Calls by Month';
const byState = 'Fleet HQ Calls by State/Providence';

const card = (title: string) => screen.findByRole('region', { name: title });
const button = (name: string) => screen.findByRole('button', { name });
const combinedTab = () => screen.findByRole('tab', { name: /^Fleet Dashboard Report/ });

const combined = (basket: string) => showDashboard(`${ranSearch}&tab=combined&b=${basket}`);

describe('a report of a tab', () => {
  it('is added, counted and named Added until it is taken out', async () => {
    const { user, params } = showDashboard(ranSearch);
    await user.click(await button(`Add to Report: ${products}`));
    await user.click(await button(`Add to Report: ${ratio}`));
    expect(params().get('b')).toBe('p1t.p5t');
    expect(await combinedTab()).toHaveTextContent('2');
    await user.click(await button(`Added: ${products}`));
    expect(params().get('b')).toBe('p1t');
  });

  it('says what adding and taking out do', async () => {
    const { user } = showDashboard(ranSearch);
    const add = await button(`Add to Report: ${ratio}`);
    await user.hover(add);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(text('basket.add_hint'));
    await user.click(add);
    await waitFor(() =>
      expect(screen.getByRole('tooltip')).toHaveTextContent(text('basket.added_hint')),
    );
    expect(screen.getByRole('button', { name: `Added: ${ratio}` })).toHaveAccessibleDescription(
      text('basket.added_hint'),
    );
  });

  it('is locked while it is in, but for its rows', async () => {
    const { user, params } = showDashboard(`${ranSearch}&b=p1t`);
    const locked = within(await card(ratio));
    expect(locked.getByText(text('basket.locked'))).toBeVisible();
    expect(await locked.findByRole('button', { name: 'New' })).toBeDisabled();
    for (const name of [/^View options/, /^Add a comment/])
      expect(locked.getByRole('button', { name })).toBeDisabled();
    const [weeks] = locked.getAllByRole('button', { name: /^Weeks of/ });
    if (weeks) await user.click(weeks);
    expect(params().get('p1o')).toBe('2025-01');
    await user.click(locked.getByRole('button', { name: `Added: ${ratio}` }));
    expect(locked.getByRole('button', { name: /^View options/ })).toBeEnabled();
    expect(locked.queryByText(text('basket.locked'))).not.toBeInTheDocument();
  });

  it('takes a comment along that was just written', async () => {
    const { user, params } = showDashboard(ranSearch);
    await user.click(await button(`Add a comment to ${ratio}`));
    await user.click(await screen.findByRole('textbox', { name: 'Comment' }));
    await user.paste('Ask the plant.');
    await user.click(screen.getByRole('button', { name: `Add to Report: ${ratio}`, hidden: true }));
    await waitFor(() => expect(params().get('b')).toBe('p1t'));
    expect(params().get('p1q')).toBe('Ask the plant.');
  });

  it('takes a filter along that was just chosen', async () => {
    const { user, params } = showDashboard(ranSearch);
    const menu = await openOptions(user, await card(ratio));
    await user.click(await menu.findByRole('combobox', { name: 'Wheel position' }));
    await user.click(await screen.findByRole('option', { name: 'Steer' }));
    await user.click(screen.getByRole('button', { name: `Add to Report: ${ratio}`, hidden: true }));
    await waitFor(() => expect(params().get('b')).toBe('p1t'));
    expect(params().get('p1fw')).toBe('steer');
  });

  it('is added together with the others of its tab, and taken out with them', async () => {
    const { user, params } = showDashboard(`${ranSearch}&b=s2t`);
    await user.click(await button('Add All to Report'));
    expect(params().get('b')).toBe('p1t.p2t.p3t.p4t.p5t.s2t');
    await user.click(await button('All Added'));
    expect(params().get('b')).toBe('s2t');
  });
});

describe('the combined report', () => {
  it('has its reports in the fixed order under the names of their sections', async () => {
    const { bodies } = combined('s3t.s2t.p5t.p1t');
    await waitFor(() => expect(screen.queryAllByRole('table').length).toBe(4));
    const headings = within(screen.getByRole('tabpanel'))
      .getAllByRole('heading')
      .map((heading) => heading.textContent);
    expect(headings).toEqual(['Purchases', ratio, products, 'Service', calls, byState]);
    expect(bodies('get_reports')).toHaveLength(4);
  });

  it('shows the figures of the cards without asking again', async () => {
    const { user, bodies } = showDashboard(`${ranSearch}&b=p1t.p5t`);
    await screen.findAllByRole('table');
    const asked = bodies('get_reports').length;
    await user.click(await combinedTab());
    expect(await within(await card(products)).findByRole('table')).toBeVisible();
    expect(bodies('get_reports')).toHaveLength(asked);
  });

  it('shows a report as it was locked, with its filters and its comment to be read', async () => {
    showDashboard(`${ranSearch}&tab=combined&b=p1t&p1s=-New&p1q=Ask the plant.&p1fw=steer`);
    const shown = within(await card(ratio));
    const sorted = await shown.findByRole('columnheader', { name: 'New' });
    expect(sorted).toHaveAttribute('aria-sort', 'descending');
    expect(within(sorted).getByRole('button')).toBeDisabled();
    expect(shown.getByText('Ask the plant.')).toBeVisible();
    expect(shown.getByText('Wheel position: Steer')).toBeVisible();
    expect(shown.queryByRole('button', { name: /comment/ })).not.toBeInTheDocument();
  });

  it('shows only the table, or the report last or first, by its mode', async () => {
    const { user, params } = combined('p1t');
    await user.click(await screen.findByRole('combobox', { name: `Display mode: ${ratio}` }));
    await user.click(await screen.findByRole('option', { name: 'Graph Last' }));
    expect(params().get('b')).toBe('p1tg');
    const shown = within(await card(ratio));
    const table = await shown.findByRole('table');
    expect(table.compareDocumentPosition(await shown.findByRole('figure'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await user.click(shown.getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: 'Table Last' }));
    expect(params().get('b')).toBe('p1gt');
    expect((await shown.findByRole('figure')).compareDocumentPosition(table)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it.each([
    [ratio, 'p1gt', 'Remove Graph', 'p1t'],
    [ratio, 'p1gt', 'Remove Table', 'p1g'],
    [byState, 's3gt', 'Remove Map', 's3t'],
    [ratio, 'p1t', 'Remove from Report', null],
  ])('loses of %s what is removed: %s, %s', async (title, basket, item, left) => {
    const { user, params } = combined(basket);
    await user.click(await button(`Remove: ${title}`));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    expect(params().get('b')).toBe(left);
  });

  it('brings a report back that was taken out', async () => {
    const { user, params } = combined('p1t.p5t');
    await user.click(await button(`Remove: ${ratio}`));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from Report' }));
    expect(screen.getByText(`${ratio} was removed from the report.`)).toBeVisible();
    const undo = screen.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await user.click(undo);
    expect(params().get('b')).toBe('p1t.p5t');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(await button('Clear')).toHaveFocus();
  });

  it('is cleared, and says how it is filled again unless that is undone', async () => {
    const { user, params } = combined('p1t.s2t');
    await user.click(await button('Clear'));
    expect(params().has('b')).toBe(false);
    expect(screen.getByText('No reports added yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(params().get('b')).toBe('p1t.s2t');
    expect(await card(calls)).toBeVisible();
  });

  it('leads, while it is empty, to where reports are added', async () => {
    const { user, params } = combined('');
    expect(await combinedTab()).toHaveAttribute('aria-selected', 'true');
    await user.click(await button('Go to Purchases'));
    expect(await button(`Add to Report: ${ratio}`)).toBeVisible();
    expect(params().has('tab')).toBe(false);
  });

  it('says that a report of the address is not found, and shows the others', async () => {
    combined('p1t.p99.<b>');
    expect(await screen.findByText('Report not found')).toBeVisible();
    expect(await card(ratio)).toBeVisible();
    expect(await combinedTab()).toHaveTextContent('1');
  });
});
