import type { Wheel } from '@portal/contract/fleet-surveys';
import { useRef, useState } from 'react';
import type { Formats } from '../../../axles/formats.ts';
import {
  type Entry,
  type EntryField,
  entryOf,
  textOf,
  withoutValues,
  withPreviousValues,
  withText,
} from './entry.ts';
import { faultsOf } from './faults.ts';
import { readGauge } from './gauge.ts';
import { fieldAfter, fieldsOf, isFull, type PadKey, textAfterKey } from './steps.ts';

interface TypingProps {
  readonly wheel: Wheel;
  readonly entry: Entry;
  readonly formats: Formats;
  /** Number of tread depths read per tire. */
  readonly treads: number;
  readonly onChange: (entry: Entry) => void;
  /** Leaves the tire with this entry, and moves to the next one. */
  readonly onLeave: (entry: Entry) => void;
  /** Reports a field whose text is not a valid value. */
  readonly onWrong: (field: EntryField) => void;
}

/** Fills the fields of a tire in sequence, from the pad, a keyboard or a gauge. */
export function useTyping(props: TypingProps) {
  const { wheel, entry, formats, treads, onChange, onLeave, onWrong } = props;
  const [active, setActive] = useState<EntryField>('pressure');
  /** Whether the next digit replaces the text, as in a field whose text is selected. */
  const isFresh = useRef(true);
  /**
   * The field that was just left because it was full: a decimal point still goes to it, and Next
   * may have been meant for it.
   */
  const left = useRef<EntryField | null>(null);
  const filled = useRef(new Set<EntryField>());
  const unitOf = (field: EntryField) =>
    field === 'pressure' ? formats.pressure_format : formats.tread_depth_format;

  const enter = (field: EntryField) => {
    if (field === active) return;
    setActive(field);
    isFresh.current = true;
    left.current = null;
  };
  const goFrom = (field: EntryField, typed: Entry) => {
    const next = fieldAfter(typed, field, treads, filled.current);
    if (next === null) onLeave(typed);
    else enter(next);
  };

  const press = (key: PadKey) => {
    const isBack = isFresh.current && left.current !== null;
    const field = isBack && key === '.' && left.current !== null ? left.current : active;
    const before = isFresh.current && field === active ? '' : textOf(entry, field);
    const text = textAfterKey(before, key, unitOf(field));
    isFresh.current = false;
    left.current = null;
    filled.current.add(field);
    if (field !== active) setActive(field);
    const typed = withText(entry, field, text);
    onChange(typed);
    const next = isFull(text, unitOf(field)) && fieldAfter(typed, field, treads, filled.current);
    if (next === null || next === false || key === 'delete') return;
    enter(next);
    left.current = field;
  };

  /** Stays in the field and selects its text, so that the next value replaces it. */
  const refuse = () => {
    isFresh.current = true;
    left.current = null;
    onWrong(active);
  };

  /** Ends a field with the text typed by a gauge or a person, and moves on. */
  const goOn = () => {
    const value = readGauge(textOf(entry, active), active, formats);
    if (!value && textOf(entry, active).trim() !== '') return refuse();
    if (!value) return goFrom(active, entry);
    const own = active === 'pressure' ? 'pressure' : 'tread';
    if (value.kind === own) {
      const typed =
        textOf(entry, active) === value.text ? entry : withText(entry, active, value.text);
      if (typed !== entry) onChange(typed);
      const isWrong = faultsOf(typed, formats).some(({ field }) => field === active);
      return isWrong ? refuse() : goFrom(active, typed);
    }
    const before = withText(entry, active, textOf(entryOf(wheel, formats), active));
    const free = fieldsOf(treads).find(
      (field) => field !== 'pressure' && textOf(entry, field) === '',
    );
    const place = value.kind === 'pressure' ? 'pressure' : (free ?? 0);
    filled.current.delete(active);
    filled.current.add(place);
    onChange(withText(before, place, value.text));
  };

  /**
   * Handles the Next key: right after a full field has moved on by itself, it still ends that
   * field.
   */
  const next = () => {
    if (left.current === null || textOf(entry, active) !== '') return goOn();
    left.current = null;
  };

  return {
    active,
    enter,
    press,
    goOn,
    next,
    type: (field: EntryField, text: string) => {
      filled.current.add(field);
      onChange(withText(entry, field, text));
    },
    flat: () => {
      const typed = withText(entry, 'pressure', '0');
      filled.current.add('pressure');
      onChange(typed);
      if (active === 'pressure') goFrom('pressure', typed);
    },
    leaveOut: (absence: 'not_read' | 'inaccessible') => {
      const typed = withoutValues(entry, absence);
      onChange(typed);
      onLeave(typed);
    },
    takeOver: () => {
      for (const field of fieldsOf(treads)) filled.current.add(field);
      onChange(withPreviousValues(entry, wheel, formats));
    },
  };
}

export type Typing = ReturnType<typeof useTyping>;
