import { renderInShell, screen, waitFor } from '../../testing/testing.ts';
import { BrandMark, Page } from '../ui.ts';
import { PageHeader } from './page-header.tsx';
import { SkipLink } from './skip-link.tsx';

test('the header is the first-level heading with its actions', () => {
  renderInShell(
    <PageHeader
      title="Fleet dashboard"
      description="What tires cost"
      actions={<button type="button">Export</button>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Fleet dashboard' })).toBeVisible();
  expect(screen.getByText('What tires cost')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
});

test('the skip link is the first stop and moves the focus to the content', async () => {
  const { user } = renderInShell(
    <>
      <SkipLink targetId="content" />
      <button type="button">Menu</button>
      <main id="content" tabIndex={-1} />
    </>,
    { words: { 'shell:ui.skip_to_content': 'Skip to main content' } },
  );
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the mark has a name where it is asked for one, and is decoration elsewhere', () => {
  renderInShell(
    <>
      <BrandMark title="Fleet Tire Portal" />
      <BrandMark ground="header" />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Fleet Tire Portal' })).toBeVisible();
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

test('the heading of a page takes the focus of a button that goes', async () => {
  const page = (step: string) => (
    <Page>
      <PageHeader title="Survey" actions={step && <button type="button">{step}</button>} />
    </Page>
  );
  const { rerender } = renderInShell(page('Finish'));
  screen.getByRole('button', { name: 'Finish' }).focus();
  rerender(page(''));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Survey' })).toHaveFocus());
});
