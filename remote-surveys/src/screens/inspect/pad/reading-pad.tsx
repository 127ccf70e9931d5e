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
  /** What is no number is told only once the field was left. */
  readonly showsFaults: boolean;
  /** How often somebody has chosen a tire, which gives its field the focus; 0 while the page is only open. */
  readonly choices: number;
  readonly onChange: (entry: Entry) => void;
  readonly onLeave: (entry: Entry) => void;
}

/** The values of a tire, with the keys that fill them, which stay from tire to tire. */
export function ReadingPad(props: ReadingPadProps) {
  const { wheel, habits, choices } = props;
  const typing = useRef<Typing>(null);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The keys are in sight, too, not the field alone.
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
