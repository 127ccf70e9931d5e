import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@portal/platform/testing';
import { forgetRows, read, rows, showImport, upload } from './testing.tsx';

beforeEach(forgetRows);

it('reads a file, and says of each row what is wrong in it', async () => {
  const { user, bodies } = showImport();
  const table = await upload(user);
  expect(bodies('import_units')).toEqual([
    { location_id: 1, file_name: 'units.csv', content: btoa('No.;VIN\nA1;\nA2;X') },
  ]);
  expect(table.getByRole('row', { name: /A1 New Nothing is wrong/ })).toBeVisible();
  // Faulty rows come first.
  expect(table.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Mend A2',
    'Mend A1',
  ]);
  expect(
    table.getByRole('row', {
      name: /A2 A change VIN cannot be “.X.”\. A VIN has 17 characters\. Unit number: “.A2.” is in the file more than once/,
    }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save one row' })).toBeEnabled();
});

it('says why nothing can be saved', async () => {
  const [right, wrong] = read.rows;
  let answer = { ...read, rows: [right, wrong] };
  const { user } = showImport((name) => (name.endsWith('import_units') ? answer : undefined));
  await upload(user);
  const all = screen.getByRole('checkbox', { name: 'All of them or none' });
  await user.click(all);
  expect(screen.getByRole('button', { name: 'Save one row' })).toHaveAccessibleDescription(
    'Nothing is saved until every row is right.',
  );
  await user.click(all);
  answer = { ...read, rows: [wrong] };
  await upload(user);
  const nothing = await screen.findByRole('button', { name: 'Save rows' });
  expect(nothing).toBeDisabled();
  expect(nothing).toHaveAccessibleDescription('No row is right yet. Mend one to save it.');
});

it('names a row as a spreadsheet shows it, with its sheet unless that is the first', async () => {
  const rowsRead = [{ ...read.rows[1], row: 7 }];
  const { user } = showImport((name) =>
    name.endsWith('import_units') ? { ...read, sheet: 'Yard', rows: rowsRead } : undefined,
  );
  const table = await upload(user);
  await user.click(table.getByRole('button', { name: 'Mend A2' }));
  expect(await screen.findByRole('dialog', { name: 'Row 7 of “Yard”' })).toBeVisible();
});

it('shows the codes of signs that nobody sees, on buttons and in their names', async () => {
  const values = { ...read.rows[0]?.values, unit_number: 'A\u202e1' };
  const faults = [{ path: 'unit_number', code: 'invalid' }];
  const { user } = showImport((name) =>
    name.endsWith('import_units')
      ? { ...read, rows: [{ ...read.rows[0], values, faults }] }
      : undefined,
  );
  const table = await upload(user);
  expect(table.getByRole('button', { name: 'Mend AU+202E1' })).toHaveTextContent('AU+202E1');
});

it('keeps the rows on this device until they are saved', async () => {
  const first = showImport();
  await upload(first.user);
  first.unmount();
  const { bodies } = showImport();
  expect(within(await rows()).getByRole('button', { name: 'Mend A2' })).toBeVisible();
  expect(bodies('import_units')).toEqual([]);
});

it('reads the file again with the columns that somebody says', async () => {
  let answer: (again: typeof read) => void = () => {};
  const again = new Promise<typeof read>((resolve) => {
    answer = resolve;
  });
  const { user, bodies } = showImport((_, { body }) =>
    (body as { columns?: object } | undefined)?.columns ? again : undefined,
  );
  const table = await upload(user);
  await user.click(await screen.findByRole('combobox', { name: 'Column “VIN”' }));
  await user.click(await screen.findByRole('option', { name: 'DOT number' }));
  await waitFor(() =>
    expect(bodies('import_units').at(-1)).toMatchObject({
      columns: { 'No.': 'unit_number', VIN: 'dot' },
    }),
  );
  // Rows that are about to be replaced can be neither corrected nor saved.
  expect(table.getByRole('button', { name: 'Mend A2' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Save one row' })).toBeDisabled();
  answer({ ...read, rows: read.rows.map((row) => ({ ...row, faults: [] })) });
  expect(await screen.findByRole('button', { name: 'Save 2 rows' })).toBeEnabled();
});

it('says that a file has no headings, and reads it again with those that somebody sees', async () => {
  const bare = { ...read, headings: 'none', columns: [{ ...read.columns[0], heading: 'A' }] };
  const { user, bodies } = showImport((_, { body }) => {
    const { has_headings } = (body ?? {}) as { has_headings?: boolean };
    return body && (has_headings ? { ...read, headings: 'unknown' } : bare);
  });
  const table = await upload(user);
  expect(await screen.findByText(/This file has no headings/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Column “A”' })).toHaveAccessibleDescription(
    /“.A1.”/,
  );
  const first = screen.getByRole('radiogroup', { name: 'The first row is' });
  expect(within(first).getByRole('radio', { name: 'A unit' })).toBeChecked();
  await user.click(within(first).getByRole('radio', { name: 'Headings' }));
  expect(await screen.findByText(/None of the headings is known/)).toBeVisible();
  expect(bodies('import_units').at(-1)).toMatchObject({ has_headings: true });
  // Assigning a column does not reset the choice for the first row.
  await user.click(screen.getByRole('combobox', { name: 'Column “VIN”' }));
  await user.click(await screen.findByRole('option', { name: 'DOT number' }));
  await waitFor(() =>
    expect(bodies('import_units').at(-1)).toMatchObject({
      has_headings: true,
      columns: { VIN: 'dot' },
    }),
  );
  await waitFor(() => expect(table.getByRole('button', { name: 'Mend A2' })).toBeEnabled());
});

it('fills in at once what several rows lack', async () => {
  const lacking = (row: number, ...paths: string[]) => ({
    row,
    values: { unit_number: `A${row}`, ...(paths.includes('type') ? {} : { type: 'trailer' }) },
    faults: paths.map((path) => ({ path, code: 'invalid' })),
    existing: null,
  });
  const typeless = [3, 4].map((row) => lacking(row, 'type', 'configuration'));
  const rows = [lacking(1, 'configuration'), lacking(2, 'configuration'), ...typeless];
  const { user } = showImport((name) =>
    name.endsWith('import_units') ? { ...read, rows } : undefined,
  );
  const table = await upload(user);
  await user.click(screen.getByRole('combobox', { name: 'Type of 2 rows that have none' }));
  await user.click(await screen.findByRole('option', { name: 'Trailer' }));
  await user.click(screen.getAllByRole('button', { name: 'Use for 2 rows' })[0] as HTMLElement);
  expect(
    await screen.findByText('Trailer was chosen for 2 rows. They are not saved yet.'),
  ).toBeVisible();
  await user.click(
    await screen.findByRole('combobox', { name: /^Trailer: configuration of 4 rows/ }),
  );
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Use for 4 rows' }));
  expect(await screen.findByRole('button', { name: 'Save 4 rows' })).toBeEnabled();
  expect(table.getAllByRole('row', { name: /New Nothing/ })).toHaveLength(4);
  expect(screen.queryByText(/without a valid one/)).not.toBeInTheDocument();
});
