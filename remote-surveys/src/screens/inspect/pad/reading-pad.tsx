import type { Wheel } from '@portal/contract/fleet-surveys';
import { useRef } from 'react';
import type { Entry, Formats } from '../entry/entry.ts';
import type { PadKey } from '../entry/steps.ts';
import type { Typing } from '../entry/use-typing.ts';
import type { Habits } from '../habits/kept-habits.ts';
import { useHandler } from '../pace/use-handler.ts';
import { Keypad } from './keypad.tsx';
import { ReadingFields } from './reading-fields.tsx';

interface ReadingPadProps {
  readonly wheel: Wheel;
  readonly entry: Entry;
  readonly formats: Formats;
  readonly habits: Habits;
  /** What is no number is told only once the field was left. */
  readonly showsFaults: boolean;
  /** How often somebody has chosen a tire, which gives its field the focus; 0 while the page is only open. */
  readonly choices: number;
  readonly onChange: (entry: Entry) => void;
  readonly onLeave: (entry: Entry) => void;
}

/** The values of a tire, with the keys that fill them, which stay from tire to tire. */
export function ReadingPad(props: ReadingPadProps) {
<<<<<<< HEAD
  const { wheel, habits } = props;
  const typing = useRef<Typing>(null);
  return (
    <>
      <ReadingFields key={wheel.position} typing={typing} {...props} />
=======
  const { wheel, entry, formats, habits, showsFaults, choices } = props;
  const { t } = useWords();
  const measureText = useMeasureText();
  const typed = entry.treads.findLastIndex((text) => text !== '') + 1;
  const inputs = useRef(new Map<EntryField, HTMLInputElement>());
  /** The field whose fault was told although nobody has left the tire. */
  const [told, setTold] = useState<EntryField | null>(null);
  const typing = useTyping({
    ...props,
    treads: Math.max(habits.treads, typed),
    onWrong: (field) => {
      setTold(field);
      inputs.current.get(field)?.select();
    },
  });
  const { active } = typing;
  const mayFocus = useRef(false);
  useEffect(() => {
    if (mayFocus.current || choices > 0) inputs.current.get(active)?.focus();
    mayFocus.current = true;
  }, [active, choices]);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The keys are in sight, too, not the field alone.
    if (choices > 0) whole.current?.scrollIntoView({ block: 'nearest' });
  }, [choices]);
  useEffect(() => {
    const takeIn = (event: KeyboardEvent) => {
      if (isTypedNowhere(event)) inputs.current.get(active)?.focus();
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
    <div ref={whole} className={classes.whole}>
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
>>>>>>> fix-e2
      <Keypad
        thumb={habits.thumb}
        hasPrevious={wheel.previous !== null}
        onPress={useHandler((key: PadKey) => typing.current?.press(key))}
        onNext={useHandler(() => typing.current?.goOn())}
        onTakeOver={useHandler(() => typing.current?.takeOver())}
        onFlat={useHandler(() => typing.current?.flat())}
        onLeaveOut={useHandler((absence: 'not_read' | 'inaccessible') =>
          typing.current?.leaveOut(absence),
        )}
      />
    </div>
  );
}
