import { renderInShell, screen } from '../../testing/testing.ts';
import { Pager } from './pager.tsx';

const words = {
  'shell:ui.rows_of': '{{from}}–{{to}} of {{total}}',
  'shell:ui.page_of': 'Page {{page}} of {{pages}}',
  'shell:ui.first_page': 'First page',
  'shell:ui.previous_page': 'Previous page',
  'shell:ui.next_page': 'Next page',
  'shell:ui.last_page': 'Last page',
};

test('says which rows are shown and moves by its buttons', async () => {
  const onPage = jest.fn();
  const { user } = renderInShell(
    <Pager page={2} pageSize={10} total={1248} onPage={onPage} label="Pages of locations" />,
    { words },
  );
  expect(screen.getByRole('navigation', { name: 'Pages of locations' })).toBeVisible();
  expect(screen.getByText('11–20 of 1,248')).toBeVisible();
  expect(screen.getByText('Page 2 of 125')).toBeVisible();
  for (const [name, page] of [
    ['First page', 1],
    ['Previous page', 1],
    ['Next page', 3],
    ['Last page', 125],
  ] as const) {
    await user.click(screen.getByRole('button', { name }));
    expect(onPage).toHaveBeenLastCalledWith(page);
  }
});

test('goes no further than the ends, and keeps the focus there', async () => {
  const onPage = jest.fn();
  const { user } = renderInShell(<Pager page={3} pageSize={10} total={25} onPage={onPage} />, {
    words,
  });
  expect(screen.getByText('21–25 of 25')).toBeVisible();
  const next = screen.getByRole('button', { name: 'Next page' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await user.click(next);
  expect(onPage).not.toHaveBeenCalled();
  expect(next).toHaveFocus();
});

test('is not there for an empty list', () => {
  renderInShell(<Pager page={1} pageSize={10} total={0} onPage={() => {}} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
