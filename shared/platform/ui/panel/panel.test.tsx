import { renderInShell, screen, within } from '../../testing/testing.ts';
import { EmptyState, FailedState, PanelSkeleton } from '../ui.ts';
import { Panel } from './panel.tsx';

const words = {
  'shell:ui.retry': 'Try again',
  'shell:ui.failed_title': 'This part could not be loaded',
  'shell:ui.loading': 'Loading…',
  'shell:ui.refreshing': 'Refreshing…',
};

test('is a region named by its title, at the level asked for', () => {
  renderInShell(
    <Panel title="Locations" headingLevel={3} actions={<button type="button">Export</button>}>
      Ten of them
    </Panel>,
  );
  const panel = screen.getByRole('region', { name: 'Locations' });
  expect(within(panel).getByRole('heading', { level: 3, name: 'Locations' })).toBeVisible();
  expect(within(panel).getByRole('button', { name: 'Export' })).toBeVisible();
  expect(within(panel).getByText('Ten of them')).toBeVisible();
});

test('says quietly that it is being refreshed while the old content stays', () => {
  const { rerender } = renderInShell(<Panel title="Locations">Ten</Panel>, { words });
  expect(screen.queryByText('Refreshing…')).toBeNull();
  rerender(
    <Panel title="Locations" refreshing>
      Ten
    </Panel>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Refreshing…');
  expect(screen.getByText('Ten')).toBeVisible();
  expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'true');
});

test('a failed part says so and tries again', async () => {
  const onRetry = jest.fn();
  const { user } = renderInShell(<FailedState onRetry={onRetry} />, { words });
  expect(screen.getByRole('alert')).toHaveTextContent('This part could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a failed part without a way to try again has no button', () => {
  renderInShell(<FailedState title="Gone" text="For good." />);
  expect(screen.getByRole('alert')).toHaveTextContent('GoneFor good.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('an empty part says why and offers the next step', () => {
  renderInShell(
    <EmptyState title="No purchases" text="None in June." action={<a href="#range">Change</a>} />,
  );
  expect(screen.getByText('None in June.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change' })).toBeVisible();
});

test.each(['lines', 'table', 'chart'] as const)('a part on its way (%s) says so', (shape) => {
  renderInShell(<PanelSkeleton shape={shape} />, { words });
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
});
