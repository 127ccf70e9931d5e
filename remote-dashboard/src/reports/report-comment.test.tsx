import { screen, waitFor } from '@portal/platform/testing';
import { everyReport, showCard, text } from '../testing/show-card.tsx';

const [[, definition] = []] = everyReport;
if (!definition) throw new Error('no report');
const button = (name: string) =>
  screen.getByRole('button', { name: `${name} ${text(definition.title)}` });

it('is written under the title and kept in the address', async () => {
  const { user, params } = showCard(definition);
  await user.click(button('Add a comment to'));
  await user.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Ask the plant.');
  expect(screen.getByText('14 of 500 characters')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(Object.values(params())).toContain('Ask the plant.'));
  expect(screen.getByText('Ask the plant.')).toBeVisible();
});

it('is changed and removed', async () => {
  const { user, params } = showCard(definition, { search: 'p1m=table&p1q=Old' });
  expect(screen.getByText('Old')).toBeVisible();
  await user.click(button('Edit the comment on'));
  await user.type(await screen.findByRole('textbox', { name: 'Comment' }), 'er');
  await waitFor(() => expect(params()).toMatchObject({ p1q: 'Older' }));
  await user.click(screen.getByRole('button', { name: 'Remove comment' }));
  expect(params()).not.toHaveProperty('p1q');
});

it('asks for no figures', async () => {
  const { user, asked, params } = showCard(definition);
  await screen.findByRole('table');
  await user.click(button('Add a comment to'));
  await user.type(await screen.findByRole('textbox', { name: 'Comment' }), 'x'.repeat(3));
  await waitFor(() => expect(params()).toMatchObject({ p1q: 'xxx' }));
  expect(asked()).toHaveLength(1);
});
