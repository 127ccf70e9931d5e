import type { Wheel } from '@portal/contract/fleet-surveys';
import { formatMeasure, toStored } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Formats } from '../../../axles/formats.ts';
import { useMeasureText } from '../../../findings/use-measure-text.ts';
import { type Entry, type EntryField, textOf } from '../entry/entry.ts';
import { type FieldFault, faultsOf } from '../entry/faults.ts';
import { fieldsOf } from '../entry/steps.ts';
import { type Typing, useTyping } from '../entry/use-typing.ts';
import type { Habits } from '../habits/kept-habits.ts';
import classes from './pad.module.css';
import { ReadingField } from './reading-field.tsx';
import { isTypedWithoutFocus } from './typed-without-focus.ts';

interface ReadingFieldsProps {
  readonly wheel: Wheel;
  readonly entry: Entry;
  readonly formats: Formats;
  readonly habits: Habits;
  /** Whether to show invalid values, which happens only after a field was left. */
  readonly showsFaults: boolean;
  /** Counts the choices of a tire; each focuses its field. 0 right after the page has opened. */
  readonly choices: number;
  readonly onChange: (entry: Entry) => void;
  readonly onLeave: (entry: Entry) => void;
  /** Lets the pad's keys control the input. */
  readonly typing: RefObject<Typing | null>;
}

/** Input fields of a tire's values. */
export function ReadingFields(props: ReadingFieldsProps) {
  const { wheel, entry, formats, habits, showsFaults, choices } = props;
  const { t } = useWords();
  const measureText = useMeasureText();
  const typed = entry.treads.findLastIndex((text) => text !== '') + 1;
  const inputs = useRef(new Map<EntryField, HTMLInputElement>());
  /** The field whose fault is shown although the tire was not left. */
  const [told, setTold] = useState<EntryField | null>(null);
  const typing = useTyping({
    ...props,
    treads: Math.max(habits.treads, typed),
    onWrong: (field) => {
      setTold(field);
      inputs.current.get(field)?.select();
    },
  });
  useImperativeHandle(props.typing, () => typing);
  const { active } = typing;
  const mayFocus = useRef(false);
  useEffect(() => {
    if (mayFocus.current || choices > 0) inputs.current.get(active)?.focus();
    mayFocus.current = true;
  }, [active, choices]);
  useEffect(() => {
    const takeIn = (event: KeyboardEvent) => {
      if (isTypedWithoutFocus(event)) inputs.current.get(active)?.focus();
    };
    document.addEventListener('keydown', takeIn);
    return () => document.removeEventListener('keydown', takeIn);
  }, [active]);
  const faults = faultsOf(entry, formats);
  const fields = fieldsOf(Math.max(habits.treads, typed));
  const unitOf = (field: EntryField) =>
    field === 'pressure' ? formats.pressure_format : formats.tread_depth_format;
  const ghostOf = (field: EntryField) => {
    const value = field === 'pressure' ? wheel.previous?.pressure : wheel.previous?.tread_depth;
    if (value == null || (field !== 'pressure' && field > 0)) return '';
    return formatMeasure(toStored(value, unitOf(field)), unitOf(field));
  };
  const labelOf = (field: EntryField) => {
    const unit = t(`measure_unit.${unitOf(field)}`);
    if (field === 'pressure') return t('reading.pressure', { unit });
    return fields.length > 2
      ? t('reading.tread_numbered', { number: field + 1, unit })
      : t('reading.tread', { unit });
  };
  const problemOf = ({ fault, most, unit }: FieldFault) =>
    t(`reading.problem.${fault}`, { most: measureText(most, unit) });
  return (
    <div className={classes.fields}>
      {fields.map((field) => {
        const fault = faults.find((each) => each.field === field);
        const isTold = fault && (fault.fault === 'beyond' || showsFaults || told === field);
        return (
          <ReadingField
            key={field}
            label={labelOf(field)}
            text={textOf(entry, field)}
            ghost={ghostOf(field)}
            isActive={field === active}
            isTakenOver={entry.isTakenOver && textOf(entry, field) !== ''}
            problem={isTold ? problemOf(fault) : null}
            inputRef={(input) => {
              if (input) inputs.current.set(field, input);
              else inputs.current.delete(field);
            }}
            onEnter={() => typing.enter(field)}
            onType={(text) => typing.type(field, text)}
            onGoOn={typing.goOn}
          />
        );
      })}
    </div>
  );
}
