import type { Wheel } from '@portal/contract/fleet-surveys';
import { useEffect, useRef } from 'react';
import type { Formats } from '../../../axles/formats.ts';
import { useHandler } from '../../../pace/use-handler.ts';
import type { Entry } from '../entry/entry.ts';
import type { PadKey } from '../entry/steps.ts';
import type { Typing } from '../entry/use-typing.ts';
import type { Habits } from '../habits/kept-habits.ts';
import { Keypad } from './keypad.tsx';
import classes from './pad.module.css';
import { ReadingFields } from './reading-fields.tsx';

interface ReadingPadProps {
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
}

/** The values of a tire, with a keypad that stays in place from tire to tire. */
export function ReadingPad(props: ReadingPadProps) {
  const { wheel, habits, choices } = props;
  const typing = useRef<Typing>(null);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Brings the keys into view as well, not only the field.
    if (choices > 0) whole.current?.scrollIntoView({ block: 'nearest' });
  }, [choices]);
  return (
    <div ref={whole} className={classes.whole}>
      <ReadingFields key={wheel.position} typing={typing} {...props} />
      <Keypad
        thumb={habits.thumb}
        hasPrevious={wheel.previous !== null}
        onPress={useHandler((key: PadKey) => typing.current?.press(key))}
        onNext={useHandler(() => typing.current?.next())}
        onTakeOver={useHandler(() => typing.current?.takeOver())}
        onFlat={useHandler(() => typing.current?.flat())}
        onLeaveOut={useHandler((absence: 'not_read' | 'inaccessible') =>
          typing.current?.leaveOut(absence),
        )}
      />
    </div>
  );
}
