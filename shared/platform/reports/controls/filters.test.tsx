import { emptyAnswer } from '../../testing/shell.ts';
import { act, openOptions, type Respond, refusal, screen, waitFor } from '../../testing/testing.ts';
import { everyReport, showCard, text } from '../testing/show-card.tsx';
import { tripServer, tripSource } from '../testing/trip-source.ts';
import { makes, trips } from '../testing/trips.ts';

describe.each(everyReport)('the filters of %s', (_, report) => {
  if (report.filters.length === 0) {
    it('are none', async () => {
      const { user } = showCard(report);
      const menu = await openOptions(user);
      expect(menu.getAllByRole('radio').length).toBeGreaterThan(0);
      expect(menu.queryByRole('combobox')).not.toBeInTheDocument();
    });
    return;
  }
  const [filter = ''] = report.filters;
  const { key = '' } = tripSource.filters[filter] ?? {};

  it('have a field each, and a choice counts', async () => {
    const { user, asked, params } = showCard(report);
    const panel = await openOptions(user);
    const fields = await panel.findAllByRole('combobox');
    expect(fields).toHaveLength(report.filters.length);
    expect(fields[0]).toHaveAccessibleName(text(`filter.${filter}`));
    await user.click(fields[0] as HTMLElement);
    await user.click((await panel.findAllByRole('option'))[0] as HTMLElement);
    await waitFor(() => expect(asked().at(-1)).toHaveProperty(filter, [expect.any(String)]));
    expect(Object.keys(params()).map((each) => each.slice(2))).toContain(key);
  });
});

it('looks names up when the panel is opened, of others those of the choice', async () => {
  const { user, calls } = showCard(trips);
  await screen.findByRole('table');
  const lookups = () => calls.filter(({ name }) => /get_m/.test(name));
  expect(lookups()).toHaveLength(0);
  const panel = await openOptions(user);
  await waitFor(() => expect(lookups()).toHaveLength(2));
  for (const { body } of lookups()) expect(body).toMatchObject({ company: '0100' });
  await user.click(await panel.findByRole('combobox', { name: 'Make of truck' }));
  await user.click(await panel.findByRole('option', { name: 'Make 2' }));
  await waitFor(() => expect(lookups().at(-1)?.body).toMatchObject({ makes: ['Make 2'] }));
  await user.click(panel.getByRole('combobox', { name: 'Model of truck' }));
  expect(await panel.findByRole('option', { name: 'Make 2 L' })).toBeVisible();
});

it.each([
  [trips, false],
  [makes, true],
])('offers the unknown where records lack a name: $title', async (report, hasUnknown) => {
  const { user } = showCard(report);
  const panel = await openOptions(user);
  await user.click(await panel.findByRole('combobox', { name: 'Make of truck' }));
  await panel.findByRole('option', { name: 'Make 1' });
  expect(panel.queryByRole('option', { name: 'Unknown' }) !== null).toBe(hasUnknown);
});

it('names the unknown in the words of the page, and asks for it by its own', async () => {
  const { user, asked } = showCard(makes, { spoken: { 'shell:value.unknown': 'Desconocido' } });
  const panel = await openOptions(user);
  await user.click(await panel.findByRole('combobox', { name: 'Make of truck' }));
  await user.click(await panel.findByRole('option', { name: 'Desconocido' }));
  expect(await screen.findByRole('button', { name: /^Remove filter .*Desconocido/ })).toBeVisible();
  await waitFor(() => expect(asked().at(-1)).toHaveProperty('makes', ['Unknown']));
});

it('says when names cannot be loaded and tries again', async () => {
  let isDown = true;
  const respond: Respond = (name, call) =>
    isDown && name.endsWith('get_makes') ? refusal('too_many_requests') : tripServer(name, call);
  const { user } = showCard(trips, { respond });
  const panel = await openOptions(user);
  expect(await panel.findByRole('alert')).toHaveTextContent(/^Make of truck: Too many requests/);
  isDown = false;
  await user.click(panel.getByRole('button', { name: 'Retry' }));
  expect(await panel.findByRole('combobox', { name: 'Make of truck' })).toBeVisible();
});

it('shows what an address chose and resets it where it leaves nothing', async () => {
  const { user, asked, params } = showCard(trips, {
    view: { filters: { makes: ['A*', 'B!', 'C'], cargo: ['dry', 'moon'] } },
    respond: () => emptyAnswer('trips'),
  });
  expect(
    screen.getByRole('button', { name: 'Remove filter Make of truck: A*, B! +1' }),
  ).toBeVisible();
  await waitFor(() =>
    expect(asked()[0]).toMatchObject({ makes: ['A*', 'B!', 'C'], cargo: ['dry'] }),
  );
  expect(
    await screen.findByText(
      /passes the filters of this report \(Cargo: Dry; Make of truck: A\*, B! \+1\)\./,
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset filters' }));
  expect(Object.keys(params()).map((key) => key.slice(2))).toEqual(['m']);
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument();
});

it('sends several choices in one call, and those of a closed panel at once', async () => {
  const { user, asked } = showCard(trips);
  await screen.findByRole('table');
  const panel = await openOptions(user);
  await user.click(await panel.findByRole('combobox', { name: 'Make of truck' }));
  const first = await panel.findByRole('option', { name: 'Make 1' });
  const second = panel.getByRole('option', { name: 'Make 3' });
  // Both clicks happen at once, so that no request is sent between them, no matter how busy the
  // machine is.
  act(() => first.click());
  act(() => second.click());
  await user.click(panel.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[1]).toMatchObject({ makes: ['Make 1', 'Make 3'] });
});
