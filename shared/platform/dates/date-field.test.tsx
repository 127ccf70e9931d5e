import { useState } from 'react';
import { renderInShell, screen } from '../testing/testing.ts';
import { DateField, type DateFieldProps } from './dates.ts';

const words = {
  'shell:date.required': 'Date is required.',
  'shell:date.format': 'Please enter date in the correct format',
  'shell:date.after_maximum': 'Enter {{date}} or an earlier date.',
  'shell:date.before_minimum': 'Enter {{date}} or a later date.',
};

type FieldProps = Partial<DateFieldProps> & { start?: string | null };

function Field({ start = null, onChange, ...props }: FieldProps) {
  const [value, setValue] = useState<string | null>(start);
  return (
    <>
      <DateField
        label="From"
        value={value}
        onChange={(date, state) => {
          setValue(date);
          onChange?.(date, state);
        }}
        {...props}
      />
      <button type="button" onClick={() => setValue('2026-03-01')}>
        March
      </button>
    </>
  );
}

function renderField(props: FieldProps = {}) {
  const onChange = jest.fn();
  const result = renderInShell(<Field {...props} onChange={onChange} />, { words });
  return { ...result, onChange, field: screen.getByRole('textbox', { name: /From/ }) };
}

test('shows its date as MM/DD/YYYY and tells of a typed one as ISO', async () => {
  const { user, field, onChange } = renderField({ start: '2026-01-05' });
  expect(field).toHaveValue('01/05/2026');
  await user.clear(field);
  await user.type(field, '2/8/2026');
  expect(onChange).toHaveBeenLastCalledWith('2026-02-08', { error: null, text: '2/8/2026' });
  expect(field).toHaveValue('2/8/2026');
});

test('lets only digits and slashes in, typed or pasted', async () => {
  const { user, field } = renderField();
  await user.type(field, 'a1b1/-2.0x/2y026');
  expect(field).toHaveValue('11/20/2026');
  await user.clear(field);
  await user.paste('Date: 02/03/2026 (Tue)');
  expect(field).toHaveValue('02/03/2026');
});

test('keeps the caret where a refused character was typed', async () => {
  const { user, field } = renderField({ start: '2026-11-20' });
  await user.type(field, 'x', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  await user.keyboard('{Delete}');
  expect(field).toHaveValue('11/0/2026');
});

test('says what is wrong when it is left, and keeps what was typed', async () => {
  const { user, field, onChange } = renderField();
  await user.type(field, '02/30/2026');
  expect(onChange).toHaveBeenLastCalledWith(null, { error: 'format', text: '02/30/2026' });
  expect(field).toBeValid();

  await user.tab();
  expect(field).toHaveAccessibleDescription('Please enter date in the correct format');
  expect(field).toBeInvalid();
  expect(field).toHaveValue('02/30/2026');

  await user.clear(field);
  await user.type(field, '02/28/2026');
  expect(field).toBeValid();
});

test('says that a required date is missing', async () => {
  const { user, field } = renderField({ required: true });
  expect(field).toBeRequired();
  await user.click(field);
  await user.tab();
  expect(field).toHaveAccessibleDescription('Date is required.');
});

test('shows its message at once after a refused submit', () => {
  const { field } = renderField({ required: true, revealed: true });
  expect(field).toHaveAccessibleDescription('Date is required.');
});

test('holds to its limits', async () => {
  const { user, field, onChange } = renderField({ minimum: '2026-01-10', maximum: '2026-01-20' });
  await user.type(field, '01/21/2026');
  expect(onChange).toHaveBeenLastCalledWith(null, { error: 'after_maximum', text: '01/21/2026' });
  await user.tab();
  expect(field).toHaveAccessibleDescription('Enter 01/20/2026 or an earlier date.');
  await user.clear(field);
  await user.type(field, '01/09/2026');
  await user.tab();
  expect(field).toHaveAccessibleDescription('Enter 01/10/2026 or a later date.');
});

test("shows the caller's message before its own", () => {
  const { field } = renderField({ required: true, revealed: true, error: 'Before the start' });
  expect(field).toHaveAccessibleDescription('Before the start');
});

test('takes a value from outside in place of what was typed', async () => {
  const { user, field } = renderField();
  await user.type(field, '1/1');
  await user.click(screen.getByRole('button', { name: 'March' }));
  expect(field).toHaveValue('03/01/2026');
});

test('brings back a text that is no date as it was typed, and says what is wrong with it', async () => {
  const { user, field } = renderField({ start: '02/30/' });
  expect(field).toHaveValue('02/30/');
  expect(field).toHaveAccessibleDescription('Please enter date in the correct format');
  await user.clear(field);
  await user.type(field, '02/28/2026');
  expect(field).toBeValid();
});

test('leaves alone what is typed while the form keeps the text itself', async () => {
  function Kept() {
    const [value, setValue] = useState<string | null>('2026-02-03');
    return (
      <DateField
        label="From"
        value={value}
        onChange={(date, { text }) => setValue(date ?? text)}
        maximum="2026-03-01"
      />
    );
  }
  const { user } = renderInShell(<Kept />, { words });
  const field = screen.getByRole('textbox', { name: 'From' });
  await user.clear(field);
  await user.type(field, '3/2/2026');
  expect(field).toHaveValue('3/2/2026');
  expect(field).toBeValid();
  await user.tab();
  expect(field).toHaveAccessibleDescription('Enter 03/01/2026 or an earlier date.');
});
