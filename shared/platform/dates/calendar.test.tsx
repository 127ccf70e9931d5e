import { useState } from 'react';
import { renderInShell, screen, setClock, waitFor, within } from '../testing/testing.ts';
import { DateField, type DateFieldProps } from './dates.ts';

const words = {
  'shell:date.choose': 'Choose from calendar: {{label}}',
  'shell:date.previous_month': 'Previous month',
  'shell:date.next_month': 'Next month',
  'shell:date.previous_year': 'Previous year',
  'shell:date.next_year': 'Next year',
  'shell:date.today': 'Today',
};

function Field({ start, ...limits }: { start: string | null } & Partial<DateFieldProps>) {
  const [value, setValue] = useState(start);
  return <DateField label="From" value={value} onChange={setValue} {...limits} />;
}

async function openCalendar(
  start: string | null,
  limits: Partial<DateFieldProps> = {},
  locale = 'en-US',
) {
  const result = renderInShell(<Field start={start} {...limits} />, { words, locale });
  const opener = screen.getByRole('button', { name: 'Choose from calendar: From' });
  await result.user.click(opener);
  const grid = await screen.findByRole('grid');
  await waitFor(() => expect(grid).toContainElement(focused()));
  return { ...result, opener, field: screen.getByRole('textbox', { name: 'From' }) };
}

const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;
const activeDay = () => focused()?.getAttribute('aria-label');

beforeEach(() => setClock(new Date('2026-11-20T12:00:00')));
afterEach(() => setClock(null));

test('opens a named dialog on the month of its date, weeks from Sunday', async () => {
  const { opener } = await openCalendar('2026-02-08');
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('dialog', { name: 'Choose from calendar: From' })).toBeVisible();
  const grid = screen.getByRole('grid', { name: 'February 2026' });
  expect(
    within(grid)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']);
  expect(activeDay()).toBe('Sunday, February 8, 2026');
  expect(within(grid).getByRole('gridcell', { selected: true })).toHaveTextContent('8');
});

test('opens on today without a date, and marks it', async () => {
  await openCalendar(null);
  expect(activeDay()).toBe('Friday, November 20, 2026');
  expect(focused()).toHaveAttribute('aria-current', 'date');
});

test.each([
  ['{ArrowLeft}', 'Saturday, February 7, 2026'],
  ['{ArrowRight}', 'Monday, February 9, 2026'],
  ['{ArrowUp}', 'Sunday, February 1, 2026'],
  ['{ArrowDown}', 'Sunday, February 15, 2026'],
  ['{ArrowUp}{ArrowUp}', 'Sunday, January 25, 2026'],
  ['{End}', 'Saturday, February 14, 2026'],
  ['{ArrowRight}{Home}', 'Sunday, February 8, 2026'],
  ['{PageUp}', 'Thursday, January 8, 2026'],
  ['{PageDown}', 'Sunday, March 8, 2026'],
  ['{Shift>}{PageUp}{/Shift}', 'Saturday, February 8, 2025'],
  ['{Shift>}{PageDown}{/Shift}', 'Monday, February 8, 2027'],
])('moves by %s', async (keys, day) => {
  const { user } = await openCalendar('2026-02-08');
  await user.keyboard(keys);
  expect(activeDay()).toBe(day);
});

test('picks by Enter, closes and gives the focus back to its button', async () => {
  const { user, field, opener } = await openCalendar('2026-02-08');
  await user.keyboard('{ArrowRight}{Enter}');
  expect(field).toHaveValue('02/09/2026');
  await waitFor(() => expect(opener).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('closes by Escape with nothing changed', async () => {
  const { user, field, opener } = await openCalendar('2026-02-08');
  await user.keyboard('{ArrowRight}{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field).toHaveValue('02/08/2026');
});

test('turns its months and years by buttons, which keep the focus', async () => {
  const { user } = await openCalendar('2026-01-31');
  const next = screen.getByRole('button', { name: 'Next month' });
  await user.click(next);
  expect(screen.getByRole('grid', { name: 'February 2026' })).toBeVisible();
  expect(next).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Previous year' }));
  expect(screen.getByRole('grid', { name: 'February 2025' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next year' }));
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(screen.getByRole('grid', { name: 'January 2026' })).toBeVisible();
});

test('offers no day outside its limits', async () => {
  const { user } = await openCalendar(null, { minimum: '2026-11-03', maximum: '2026-11-18' });
  expect(activeDay()).toBe('Wednesday, November 18, 2026');
  await user.keyboard('{ArrowRight}');
  expect(activeDay()).toBe('Wednesday, November 18, 2026');
  await user.keyboard('{PageUp}');
  expect(activeDay()).toBe('Tuesday, November 3, 2026');
  expect(screen.getByRole('button', { name: 'Thursday, November 19, 2026' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Monday, November 2, 2026' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.queryByRole('button', { name: 'Today' })).toBeNull();
});

test('picks today at one press', async () => {
  const { user, field } = await openCalendar('2020-01-01');
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(field).toHaveValue('11/20/2026');
});

test.each([
  ['es-AR', /febrero/i],
  ['pt-BR', /fevereiro/i],
  ['fr-FR', /février/i],
  ['de-DE', /february/i],
])('names its months for %s', async (locale, month) => {
  await openCalendar('2026-02-08', {}, locale);
  expect(screen.getByRole('grid', { name: month })).toBeVisible();
});
