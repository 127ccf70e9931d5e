import type { Wheel } from '@portal/contract/fleet-surveys';
import { useRef, useState } from 'react';
import type { Formats } from '../../../axles/formats.ts';
import {
  type Entry,
  type EntryField,
  entryOf,
  takenOver,
  textOf,
  withoutValues,
  withText,
} from './entry.ts';
import { faultsOf } from './faults.ts';
import { readGauge } from './gauge.ts';
import { fieldAfter, fieldsOf, isFull, type PadKey, pressed } from './steps.ts';

interface TypingProps {
  readonly wheel: Wheel;
  readonly entry: Entry;
  readonly formats: Formats;
  /** Treads that are read of each tire. */
  readonly treads: number;
  readonly onChange: (entry: Entry) => void;
  /** The tire is left with this, for the next one. */
  readonly onLeave: (entry: Entry) => void;
  /** What stands in a field cannot be a value of it: it is to be seen to first. */
  readonly onWrong: (field: EntryField) => void;
}

/** The fields of a tire as the pad, a keyboard and a gauge fill them, one after the other. */
export function useTyping(props: TypingProps) {
  const { wheel, entry, formats, treads, onChange, onLeave, onWrong } = props;
  const [active, setActive] = useState<EntryField>('pressure');
  /** The next digit begins anew, as it does in a field whose text is selected. */
  const isFresh = useRef(true);
  /** The field that was left for being full: a decimal sign goes back to it, and Next may be its own. */
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
    const text = pressed(before, key, unitOf(field));
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

  /** The field is kept, with what stands there selected, so that the next value takes its place. */
  const refuse = () => {
    isFresh.current = true;
    left.current = null;
    onWrong(active);
  };

  /** Goes on from a field, with what a gauge or a person has typed into it. */
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

  /** What the key of the pad does: right after a full field has led on by itself, it still ends that one. */
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
      onChange(takenOver(entry, wheel, formats));
    },
  };
}

export type Typing = ReturnType<typeof useTyping>;
