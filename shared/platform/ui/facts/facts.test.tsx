import { renderInShell, screen } from '../../testing/testing.ts';
import { Facts } from './facts.tsx';

test('each fact has its name, and what has no text is left out', () => {
  renderInShell(
    <Facts
      facts={[
        ['Phone', '555 0100'],
        ['Company', ''],
        ['Message', null],
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Phone']);
  expect(screen.getByRole('definition')).toHaveTextContent('555 0100');
});
