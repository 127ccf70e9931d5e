import { answer, screen, waitFor, within } from '@portal/platform/testing';
import { axleMapOf, inspectionOf, surveyRow } from '../../../testing/rows.ts';
import { inspect } from '../testing.tsx';

beforeEach(() => localStorage.clear());

const trailer = axleMapOf(inspectionOf(1, { type: 'trailer', configuration: 'trailer_tandem' }));
type User = ReturnType<typeof inspect>['user'];

const open = async (user: User, section: RegExp) =>
  user.click(await screen.findByRole('button', { name: section }));
const group = async (name: string) => within(await screen.findByRole('radiogroup', { name }));
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));

it('keeps the checklist of a trailer, with a note where something fails', async () => {
  const { user, bodies } = inspect(trailer);
  await open(user, /^Trailer checklist \(0 of 23\)/);
  await user.click((await group('Doors')).getByRole('radio', { name: 'Fail' }));
  await user.type(screen.getByRole('textbox', { name: 'Notes: Doors' }), 'Sticks.');
  await user.click((await group('Lights')).getByRole('radio', { name: 'N/A' }));
  await user.click(await screen.findByRole('button', { name: 'All the rest passes' }));
  expect(screen.getByRole('button', { name: /\(23 of 23\)/ })).toBeVisible();
  await save(user);
  await waitFor(() => expect(bodies('update_unit_inspection')).toHaveLength(1));
  const [said] = bodies('update_unit_inspection') as { checklist: { item: string }[] }[];
  expect(said?.checklist).toHaveLength(23);
  expect(said?.checklist.slice(0, 1)).toEqual([{ item: 'tires', answer: 'pass', notes: '' }]);
  expect(said?.checklist.filter(({ item }) => ['doors', 'lights'].includes(item))).toEqual([
    { item: 'lights', answer: 'not_applicable', notes: '' },
    { item: 'doors', answer: 'fail', notes: 'Sticks.' },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
});

it('brings what was checked back after a reload, and sends it once', async () => {
  const first = inspect(trailer);
  await open(first.user, /^Trailer checklist/);
  await first.user.click((await group('Kingpin')).getByRole('radio', { name: 'Pass' }));
  first.unmount();
  const { user, bodies } = inspect(trailer);
  await open(user, /^Trailer checklist \(1 of 23\)/);
  expect((await group('Kingpin')).getByRole('radio', { name: 'Pass' })).toBeChecked();
  await save(user);
  await waitFor(() =>
    expect(bodies('update_unit_inspection')).toMatchObject([
      { checklist: [{ item: 'kingpin', answer: 'pass', notes: '' }] },
    ]),
  );
  await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('kingpin'));
});

it('judges a torque while it is typed, by the fasteners, and sends it with its unit', async () => {
  const { user, bodies } = inspect(trailer);
  await open(user, /^Wheel torque/);
  expect(await screen.findByText('Spec: 450 to 500 lb·ft')).toBeVisible();
  const end = within(await screen.findByRole('group', { name: /^Axle 1, left/ }));
  await user.type(await end.findByRole('textbox', { name: 'Torque (lb·ft)' }), '440');
  expect(end.getByText('Low')).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: '20 mm' }));
  expect(end.getByText('High')).toBeVisible();
  await save(user);
  await waitFor(() =>
    expect(bodies('update_unit_inspection')).toMatchObject([
      {
        torque_format: 'lbft',
        torque_checks: [
          { axle_number: 1, side: 'left', fasteners: 'stud_20mm', measured: 440, stated: null },
        ],
      },
    ]),
  );
});

it.each(['0', '1501', 'tight', '-4'])(
  'tells a torque of %s at its field and sends nothing',
  async (typed) => {
    const { user, bodies } = inspect(trailer);
    await open(user, /^Wheel torque/);
    const end = within(await screen.findByRole('group', { name: /^Axle 2, right/ }));
    await user.type(await end.findByRole('textbox'), typed);
    await save(user);
    expect(end.getByRole('textbox')).toHaveAccessibleDescription(
      'Give a torque above 0 and of at most 1,500 lb·ft.',
    );
    expect(bodies('update_unit_inspection')).toEqual([]);
  },
);

it('keeps what was entered when somebody else has changed the unit, until it is given up', async () => {
  const { user } = inspect(trailer, {
    respond: (name) =>
      name.endsWith('update_unit_inspection')
        ? answer(400, {
            code: 'changed_elsewhere',
            path: 'revision',
            message: '',
            changed_by: 'Uma',
          })
        : undefined,
  });
  await open(user, /^Trailer checklist/);
  await user.click((await group('Doors')).getByRole('radio', { name: 'Pass' }));
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Take over theirs' }));
  expect((await group('Doors')).getByRole('radio', { name: 'Open' })).toBeChecked();
  expect(JSON.stringify(localStorage)).not.toContain('doors');
});

it('judges a torque by what the spec of its axle asks for', async () => {
  const limits = { m22: { least: 540, most: 600 }, stud_20mm: { least: 280, most: 310 } };
  const wheel_ends = trailer.wheel_ends.map((end) =>
    end.axle_number === 1 ? { ...end, limits } : end,
  );
  const { user } = inspect({ ...trailer, wheel_ends });
  await open(user, /^Wheel torque/);
  const end = async (name: string) => within(await screen.findByRole('group', { name }));
  const first = await end('Axle 1, left');
  expect(first.getByText('Spec: 540 to 600 lb·ft')).toBeVisible();
  const second = await end('Axle 2, left');
  expect(second.getByText('Spec: 450 to 500 lb·ft')).toBeVisible();
  await user.type(first.getByRole('textbox'), '500');
  expect(await screen.findByText('Low')).toBeVisible();
  await user.type(second.getByRole('textbox'), '500');
  expect(await screen.findByText('In spec')).toBeVisible();
});

it('says which wheel ends are to be re-torqued, and has no checklist for a tractor', async () => {
  const map = axleMapOf(inspectionOf(1));
  const [first, ...others] = map.wheel_ends;
  if (!first) throw new Error('A tractor has wheels.');
  const { user } = inspect({ ...map, wheel_ends: [{ ...first, retorque: 'due' }, ...others] });
  await open(user, /^Wheel torque \(one to re-torque\)/);
  expect(await screen.findByText('Re-torque due')).toBeVisible();
  expect(screen.queryByText(/^Trailer checklist/)).toBeNull();
});

it('tells what was checked of a unit whose survey is finished', async () => {
  const [first, ...others] = trailer.wheel_ends;
  if (!first) throw new Error('A trailer has wheels.');
  inspect({
    ...trailer,
    survey: surveyRow(5, { state: 'finished' }),
    checklist: [
      { item: 'doors', answer: 'fail', notes: 'Sticks.' },
      { item: 'floor', answer: 'pass', notes: '' },
    ],
    wheel_ends: [{ ...first, measured: 449.5, result: 'low' }, ...others],
  });
  expect(await screen.findByText('1 of 2 passed')).toBeVisible();
  expect(screen.getByText('Fail: Sticks.')).toBeVisible();
  expect(screen.getByText('449.5 lb·ft, Low')).toBeVisible();
});
