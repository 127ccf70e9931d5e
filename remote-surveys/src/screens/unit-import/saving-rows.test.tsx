import 'fake-indexeddb/auto';
import { answer, refusal, screen, waitFor, within } from '@portal/platform/testing';
import { localStore } from '../../uploaded/local-store.ts';
import { uploadStore } from '../../uploaded/upload-store.ts';
import {
  file,
  forgetRows,
  patience,
  read,
  result,
  rows,
  showImport,
  status,
  upload,
} from './testing.tsx';

beforeEach(forgetRows);

it('moves units of other yards once somebody has agreed, and leaves them out until then', async () => {
  const [right] = read.rows;
  const elsewhere = { unit_id: 7, revision: 2, location_id: 2, location: 'Boise Yard' };
  const rowsRead = [
    right,
    { ...right, row: 3, existing: elsewhere, values: { unit_number: 'B1' } },
  ];
  let hasAll = true;
  const { user, bodies } = showImport((name) => {
    if (name.endsWith('save_units')) return { status, units: [result(3, 'moved')] };
    return name.endsWith('import_units')
      ? { ...read, rows: hasAll ? rowsRead : rowsRead.slice(1) }
      : undefined;
  });
  const table = await upload(user);
  expect(
    table.getByRole('row', { name: /B1 A move Stands at Boise Yard; it is left out\./ }),
  ).toBeVisible();
  expect(
    screen.getByText(
      'New: 1, changed: 0, moved: 0, unchanged: 0. One row is left out: its unit stands at another yard. Nothing is wrong',
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save one row' })).toBeEnabled();
  hasAll = false;
  await upload(user);
  const nothing = await screen.findByRole('button', { name: 'Save rows' });
  expect(nothing).toHaveAccessibleDescription(/Agree that they move here/);
  await user.click(screen.getByRole('checkbox', { name: /^Move units that stand at other yards/ }));
  expect(
    table.getByRole('row', { name: /B1 A move Stands at Boise Yard; saving moves it here\./ }),
  ).toBeVisible();
  expect(screen.getByText(/^New: 0, changed: 0, moved: 1, unchanged: 0\. Nothing/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save one row' }));
  expect(
    await screen.findByText('New: 0, changed: 0, moved: 1, unchanged: 0, refused: 0.'),
  ).toBeVisible();
  expect(bodies('save_units')).toMatchObject([{ is_move_confirmed: true, units: [{ row: 3 }] }]);
});

it('mends a row, saves all, and keeps what is refused with the reason', async () => {
  const { user, bodies, address } = showImport((name) =>
    name.endsWith('save_units')
      ? { status, units: [result(1, 'new'), result(2, 'refused')] }
      : undefined,
  );
  await upload(user);
  await user.click(screen.getByRole('button', { name: 'Mend A2' }));
  expect(address()).toMatch(/\?open=\d+$/);
  const drawer = within(await screen.findByRole('dialog', { name: 'Row 2' }));
  await user.clear(await drawer.findByRole('textbox', { name: 'VIN' }));
  await user.click(drawer.getByRole('button', { name: 'Keep this row' }));
  await user.click(await screen.findByRole('button', { name: 'Save 2 rows' }, patience));
  expect(
    await screen.findByText('New: 1, changed: 0, moved: 0, unchanged: 0, refused: 1.'),
  ).toBeVisible();
  expect(bodies('save_units')).toEqual([
    expect.objectContaining({
      location_id: 1,
      is_all_or_none: false,
      units: [
        { row: 1, unit_number: 'A1', type: 'tractor', configuration: '6x4' },
        expect.objectContaining({ row: 2, unit_id: 9, revision: 4, configuration: 'trailer_tri' }),
      ],
    }),
  ]);
  await waitFor(() => expect(screen.queryByText('A1')).not.toBeInTheDocument());
  expect(within(await rows()).getByText(/is in the file more than once/)).toBeVisible();
});

it('tells rows that change nothing, and offers nothing to take back for them', async () => {
  const [right] = read.rows;
  const existing = { unit_id: 7, revision: 2, location_id: 1, location: null, is_unchanged: true };
  const same = { ...right, row: 4, existing, values: { ...right?.values, unit_number: 'C1' } };
  let rowsRead: object[] = [same];
  const { user, bodies } = showImport((name) => {
    if (name.endsWith('save_units'))
      return { status, units: [result(1, 'refused'), result(4, 'unchanged')] };
    return name.endsWith('import_units') ? { ...read, rows: rowsRead } : undefined;
  });
  const table = await upload(user);
  expect(table.getByRole('row', { name: /C1 Unchanged Nothing is wrong/ })).toBeVisible();
  const nothing = screen.getByRole('button', { name: 'Save rows' });
  expect(nothing).toBeDisabled();
  expect(nothing).toHaveAccessibleDescription(/say nothing that is not saved already/);
  rowsRead = [right ?? {}, same];
  await upload(user);
  expect(
    await screen.findByText(/^New: 1, changed: 0, moved: 0, unchanged: 1\. Nothing/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save one row' }));
  expect(
    await screen.findByText('New: 0, changed: 0, moved: 0, unchanged: 1, refused: 1.'),
  ).toBeVisible();
  expect(bodies('save_units')).toMatchObject([{ units: [{ row: 1 }, { row: 4 }] }]);
  expect(screen.queryByRole('button', { name: 'Take the import back' })).not.toBeInTheDocument();
});

it('leaves a row out, and discards all of them once somebody has agreed', async () => {
  const { user, bodies } = showImport();
  const table = await upload(user);
  const [wrong] = (await (await uploadStore()).all()).slice(1);
  // The same row, stored while the browser offered no database.
  if (wrong) await localStore.put([wrong]);
  await user.click(screen.getByRole('button', { name: 'Mend A2' }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.type(await drawer.findByRole('textbox', { name: 'VIN' }), 'Y');
  await user.click(drawer.getByRole('button', { name: 'Leave this row out' }));
  expect(await screen.findByText('One row was discarded.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), patience);
  expect(table.queryByText('A2')).not.toBeInTheDocument();
  expect(await localStore.all()).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Discard these rows' }));
  const question = within(await screen.findByRole('dialog', { name: 'Discard one row?' }));
  expect(question.getByText(/are gone from this device/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Discard these rows' }));
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument(), patience);
  expect(await (await uploadStore()).all()).toEqual([]);
  expect(bodies('save_units')).toEqual([]);
});

it('takes an import back for a day', async () => {
  const { user, bodies } = showImport((name, { body }) => {
    if (!name.endsWith('save_units')) return undefined;
    const { undo } = body as { undo?: string };
    if (undo === undefined) return { status, units: [result(1, 'new'), result(3, 'new')] };
    return { status, units: [result(1, 'undone'), result(3, 'refused')] };
  });
  await upload(user);
  await user.click(screen.getByRole('button', { name: 'Save one row' }));
  await user.click(await screen.findByRole('button', { name: 'Take the import back' }));
  expect(
    await screen.findByText(
      'One unit was taken back. One was changed or surveyed since, and stays.',
    ),
  ).toBeVisible();
  const [saving, undoing] = bodies('save_units') as { client_key: string; undo?: string }[];
  expect(undoing?.undo).toBe(saving?.client_key);
  expect(screen.queryByRole('button', { name: 'Take the import back' })).not.toBeInTheDocument();
});

it('takes back what was saved before a part failed together with the rest', async () => {
  let parts = 0;
  const { user, bodies } = showImport((name, { body }) => {
    if (!name.endsWith('save_units')) return undefined;
    const { undo, units } = body as { undo?: string; units: { row: number }[] };
    if (undo !== undefined) return { status, units: [result(1, 'undone')] };
    parts += 1;
    return { status, units: units.map(({ row }) => result(row, parts === 1 ? 'new' : 'changed')) };
  });
  await upload(user);
  await user.click(screen.getByRole('button', { name: 'Save one row' }));
  await waitFor(() => expect(bodies('save_units')).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: /^Mend A2/ }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.clear(await drawer.findByRole('textbox', { name: 'VIN' }));
  await user.click(drawer.getByRole('button', { name: 'Keep this row' }));
  await user.click(await screen.findByRole('button', { name: 'Save one row' }, patience));
  await waitFor(() => expect(bodies('save_units')).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: 'Take the import back' }));
  await waitFor(() => expect(bodies('save_units')).toHaveLength(4));
  const said = bodies('save_units') as { client_key: string; undo?: string }[];
  expect(said.slice(2).map(({ undo }) => undo)).toEqual(
    [said[1], said[0]].map((saving) => saving?.client_key),
  );
});

it('sends rows whose answer nobody heard again under their key, also after a reload', async () => {
  let isHeard = false;
  const respond = (name: string) => {
    if (!name.endsWith('save_units')) return undefined;
    return isHeard ? { status, units: [result(1, 'new')] } : answer(502, '');
  };
  const first = showImport(respond);
  await upload(first.user);
  await first.user.click(screen.getByRole('button', { name: 'Save one row' }));
  await waitFor(() => expect(first.bodies('save_units')).toHaveLength(1));
  first.unmount();
  isHeard = true;
  const { user, bodies } = showImport(respond);
  await user.click(await screen.findByRole('button', { name: 'Save one row' }));
  expect(
    await screen.findByText('New: 1, changed: 0, moved: 0, unchanged: 0, refused: 0.'),
  ).toBeVisible();
  expect(bodies('save_units')).toEqual(first.bodies('save_units'));
  await user.click(screen.getByRole('button', { name: 'Mend A2' }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.clear(await drawer.findByRole('textbox', { name: 'VIN' }));
  await user.click(drawer.getByRole('button', { name: 'Keep this row' }));
  await user.click(await screen.findByRole('button', { name: 'Save one row' }, patience));
  await waitFor(() => expect(bodies('save_units')).toHaveLength(2));
  const [sent, other] = bodies('save_units') as { client_key: string }[];
  expect(other?.client_key).not.toBe(sent?.client_key);
});

it('sends rows under their key again, also when another row was left out meanwhile', async () => {
  let isHeard = false;
  const { user, bodies } = showImport((name) => {
    if (!name.endsWith('save_units')) return undefined;
    return isHeard ? { status, units: [result(1, 'new')] } : answer(502, '');
  });
  await upload(user);
  await user.click(screen.getByRole('button', { name: 'Save one row' }));
  await waitFor(() => expect(bodies('save_units')).toHaveLength(1));
  isHeard = true;
  await user.click(screen.getByRole('button', { name: 'Mend A2' }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(await drawer.findByRole('button', { name: 'Leave this row out' }));
  expect(await screen.findByText('One row was discarded.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Save one row' }, patience));
  await waitFor(() => expect(bodies('save_units')).toHaveLength(2));
  const [first, again] = bodies('save_units');
  expect(again).toEqual(first);
});

it.each([
  ['file_unreadable', 'content', /cannot be read/],
  ['file_too_large', 'content', /too large/],
  ['too_many', 'content', /more than 10,000/],
  ['invalid', 'content', /no rows, or headings alone/],
  ['unknown_value', 'location_id', /not there any more/],
] as const)(
  'says of a file that is refused as %s why, and keeps the rows before',
  async (...row) => {
    const [code, path, text] = row;
    let isRefused = false;
    const { user } = showImport((name) =>
      isRefused && name.endsWith('import_units') ? refusal(code, path) : undefined,
    );
    await upload(user);
    isRefused = true;
    await user.upload(await screen.findByLabelText(/Choose/), file());
    expect(await screen.findByText(text)).toBeVisible();
    expect(within(await rows()).getByRole('button', { name: 'Mend A2' })).toBeVisible();
  },
);

it('keeps what was entered in a row that is still wrong, also over a reload', async () => {
  const first = showImport();
  await upload(first.user);
  await first.user.click(screen.getByRole('button', { name: 'Mend A2' }));
  const drawer = async () => within(await screen.findByRole('dialog', { name: 'Row 2' }));
  const vin = async () => (await drawer()).findByRole('textbox', { name: 'VIN' });
  await first.user.clear(await vin());
  await first.user.type(await vin(), '1M8GDM9A1KP042788');
  await first.user.click((await drawer()).getByRole('button', { name: 'Keep this row' }));
  expect(await vin()).toHaveAccessibleDescription(/check digit/);
  const route = first.address();
  first.unmount();
  showImport(undefined, route);
  await waitFor(async () => expect(await vin()).toHaveValue('1M8GDM9A1KP042788'));
});
