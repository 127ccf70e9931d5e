import { type ChangeEvent, useState } from 'react';
import { formatDate } from '../format/format.ts';
import { type DateLimits, type DateProblem, dateCharacters, readDate } from './date-problem.ts';

interface DateTextOptions {
  value: string | null;
  onChange: (value: string | null, state: { error: DateProblem | null }) => void;
  limits: DateLimits;
}

interface DateText {
  /** The date that the text stands for. */
  value: string | null;
  problem: DateProblem | null;
  /** Whether the field was left with its present problem. */
  left: boolean;
  pick: (date: string) => void;
  input: {
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onBlur: () => void;
  };
}

const shown = (date: string | null) => (date === null ? '' : formatDate(date));

/** The text of a date field beside the date that it stands for. */
export function useDateText({ value, onChange, limits }: DateTextOptions): DateText {
  const [text, setText] = useState(() => shown(value));
  const [seen, setSeen] = useState(value);
  const [left, setLeft] = useState(false);
  const read = readDate(text, limits);

  // Only a value that did not come from this text replaces it: an echo leaves it as it was typed.
  if (value !== seen) {
    setSeen(value);
    if (value !== read.value) setText(shown(value));
  }

  const change = (next: string) => {
    const now = readDate(next, limits);
    setText(next);
    if (now.problem === null) setLeft(false);
    onChange(now.value, { error: now.problem });
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
          // Written at once, so that a refused character does not send the caret to the end.
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
