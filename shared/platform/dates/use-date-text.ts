import { type ChangeEvent, useState } from 'react';
import { formatDate, isIsoDate } from '../format/format.ts';
import { type DateLimits, type DateProblem, dateCharacters, readDate } from './date-problem.ts';

/**
 * Receives the date, or null if the text is empty, invalid or outside the limits. `text` is the
 * typed text; a form that stores it as its value while there is no date loses nothing.
 */
export type DateChange = (
  value: string | null,
  state: { error: DateProblem | null; text: string },
) => void;

interface DateTextOptions {
  value: string | null;
  onChange: DateChange;
  limits: DateLimits;
}

interface DateText {
  /** The date that the text represents. */
  value: string | null;
  problem: DateProblem | null;
  /** Whether the field was blurred with its current problem. */
  left: boolean;
  pick: (date: string) => void;
  input: {
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onBlur: () => void;
  };
}

const isTyped = (value: string | null): value is string => value !== null && !isIsoDate(value);

const shown = (value: string | null) => {
  if (value === null) return '';
  return isTyped(value) ? value : formatDate(value);
};

/** Manages the text of a date field and the date it represents. */
export function useDateText({ value, onChange, limits }: DateTextOptions): DateText {
  const [text, setText] = useState(() => shown(value));
  const [seen, setSeen] = useState(value);
  const [left, setLeft] = useState(() => isTyped(value));
  const read = readDate(text, limits);

  // Only a value that did not come from this text replaces it, so that an echoed value does not
  // reformat it.
  if (value !== seen) {
    setSeen(value);
    if (value !== read.value && value !== text) {
      setText(shown(value));
      setLeft(isTyped(value));
    }
  }

  const change = (next: string) => {
    const now = readDate(next, limits);
    setText(next);
    if (now.problem === null) setLeft(false);
    onChange(now.value, { error: now.problem, text: next });
  };

  return {
    value: read.value,
    problem: read.problem,
    left,
    pick: (date) => change(shown(date)),
    input: {
      value: text,
      onChange: ({ currentTarget: field }) => {
        const next = dateCharacters(field.value);
        if (next !== field.value) {
          // Set at once, so that the caret does not jump to the end when a character is refused.
          const caret = dateCharacters(field.value.slice(0, field.selectionStart ?? undefined));
          field.value = next;
          field.setSelectionRange(caret.length, caret.length);
        }
        change(next);
      },
      onBlur: () => setLeft(true),
    },
  };
}
