import { type ChangeEvent, useState } from 'react';
import { formatDate, isIsoDate } from '../format/format.ts';
import { type DateLimits, type DateProblem, dateCharacters, readDate } from './date-problem.ts';

/**
 * Takes the date, or null while the text is empty, no date, or outside the limits. `text` is what is
 * typed; a form that keeps it as its value while there is no date loses nothing.
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

const isTyped = (value: string | null): value is string => value !== null && !isIsoDate(value);

const shown = (value: string | null) => {
  if (value === null) return '';
  return isTyped(value) ? value : formatDate(value);
};

/** The text of a date field beside the date that it stands for. */
export function useDateText({ value, onChange, limits }: DateTextOptions): DateText {
  const [text, setText] = useState(() => shown(value));
  const [seen, setSeen] = useState(value);
  const [left, setLeft] = useState(() => isTyped(value));
  const read = readDate(text, limits);

  // Only a value that did not come from this text replaces it: an echo leaves it as it was typed.
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
