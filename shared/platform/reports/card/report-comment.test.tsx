import { screen, waitFor } from '../../testing/testing.ts';
import { showCard } from '../testing/show-card.tsx';
import { trips } from '../testing/trips.ts';

const button = (name: string) => screen.getByRole('button', { name: `${name} Trips` });

it('is written under the title and kept in the address', async () => {
  const { user, params } = showCard(trips);
  await user.click(button('Add a comment to'));
  await user.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Ask the depot.');
  expect(screen.getByText('14 of 500 characters')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(Object.values(params())).toContain('Ask the depot.'));
  expect(screen.getByText('Ask the depot.')).toBeVisible();
});

it('is changed and removed', async () => {
  const { user, params } = showCard(trips, { view: { comment: 'Old' } });
  expect(screen.getByText('Old')).toBeVisible();
  await user.click(button('Edit the comment on'));
  await user.type(await screen.findByRole('textbox', { name: 'Comment' }), 'er');
  await waitFor(() => expect(params()).toMatchObject({ r1q: 'Older' }));
  await user.click(screen.getByRole('button', { name: 'Remove comment' }));
  expect(params()).not.toHaveProperty('r1q');
});

it('asks for no figures', async () => {
  const { user, asked, params } = showCard(trips);
  await screen.findByRole('table');
  await user.click(button('Add a comment to'));
  await user.type(await screen.findByRole('textbox', { name: 'Comment' }), 'x'.repeat(3));
  await waitFor(() => expect(params()).toMatchObject({ r1q: 'xxx' }));
  expect(asked()).toHaveLength(1);
});
