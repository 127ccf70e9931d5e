import { act, renderInShell, screen } from '../../testing/testing.ts';
import { DataTable } from './data-table.tsx';

const sizes = { page: 656, table: 1312 };

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => sizes.page);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => sizes.table);
});

afterEach(() => jest.restoreAllMocks());

const print = (event: 'beforeprint' | 'afterprint') =>
  act(() => void window.dispatchEvent(new Event(event)));

const columns = [{ field: 'name', header: 'Name' }] as const;

/** Returns the scale set on the table or its closest ancestor. */
function scaleOf(table: HTMLElement): string | undefined {
  const scaled = table.closest<HTMLElement>('[style*="--paper-scale"]');
  return scaled?.style.getPropertyValue('--paper-scale');
}

test.each([
  ['wider than a page is made smaller while it is printed', 1312, '0.500'],
  ['that fits keeps its size', 656, undefined],
])('a table %s', (_, width, scale) => {
  sizes.table = width;
  renderInShell(
    <DataTable
      caption="Units"
      columns={columns}
      rows={[{ name: 'A' }]}
      rowKey={({ name }) => name}
    />,
  );
  const table = screen.getByRole('table');
  expect(scaleOf(table)).toBeUndefined();
  print('beforeprint');
  expect(scaleOf(table)).toBe(scale);
  print('afterprint');
  expect(scaleOf(table)).toBeUndefined();
});
