import { fireEvent } from '@testing-library/react';
import { renderInShell, screen } from '../../testing/testing.ts';
import { ExternalLink } from './external-link.tsx';

const href = 'https://history.example/events?month=2026-01';

function show() {
  const shown = renderInShell(<ExternalLink href={href}>Service history</ExternalLink>, {
    words: { 'shell:links.new_window': 'opens in a new window' },
  });
  const link = screen.getByRole('link', { name: 'Service history (opens in a new window)' });
  return { ...shown, link };
}

test('a plain click asks the shell to follow the link, and goes nowhere by itself', () => {
  const { link, requests } = show();
  expect(fireEvent.click(link)).toBe(false);
  expect(requests).toEqual([{ event: 'link/1', payload: { url: href, new_window: true } }]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'a click with %j is left to the browser',
  (keys) => {
    const { link, requests } = show();
    expect(fireEvent.click(link, keys)).toBe(true);
    expect(requests).toEqual([]);
  },
);

test('opened by the browser, the page elsewhere cannot reach back', () => {
  const { link } = show();
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});
