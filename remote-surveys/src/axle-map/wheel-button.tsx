import type { AxleRole, Wheel } from '@portal/contract/fleet-surveys';
import { noValue } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import {
  type Icon,
  IconAlertTriangle,
  IconClock,
  IconDeviceFloppy,
  IconEdit,
  IconEyeOff,
} from '@portal/platform/ui';
import { type KeyboardEvent, memo } from 'react';
import type { Formats } from '../axles/formats.ts';
import { measureFigure, useMeasureText } from '../findings/use-measure-text.ts';
import { inspectionLooks } from '../surveys/inspection-looks.ts';
import classes from './axle-map.module.css';
import type { UnsavedState } from './unsaved-state.ts';

interface WheelButtonProps {
  readonly wheel: Wheel;
  readonly role: AxleRole;
  readonly isLifted: boolean;
  readonly formats: Formats;
  readonly isChosen: boolean;
  /** Whether the Tab key reaches this wheel. */
  readonly isTabStop: boolean;
  readonly unsaved: UnsavedState | null;
  readonly onButton: (position: string, button: HTMLButtonElement | null) => void;
  readonly onChoose: (wheel: Wheel) => void;
  readonly onKeyDown: (event: KeyboardEvent, wheel: Wheel) => void;
}

/** A tire of the map: its position, its values, and their rating as color, icon and text. */
export const WheelButton = memo(function WheelButton(props: WheelButtonProps) {
  const { wheel, role, isLifted, formats, isChosen, isTabStop, unsaved } = props;
  const { t } = useWords();
  const measureText = useMeasureText();
  const { reading, color, axle_number: axle, side, slot } = wheel;
  const { pressure_format, tread_depth_format } = formats;
  const position = t(`wheel.${side}_${slot}`, { axle });
  const { pressure = null, tread_depth: tread = null } = reading ?? {};
  const hasValue = pressure !== null || tread !== null;
  const state = stateOf(wheel, isLifted);
  const StateMark = unsaved && unsavedIcons[unsaved];
  const Mark = state === 'inaccessible' ? IconEyeOff : inspectionLooks[color].icon;
  const label = [
    position,
    t(`axle_role.${role}`),
    ...(pressure === null ? [] : [measureText(pressure, pressure_format)]),
    ...(tread === null ? [] : [measureText(tread, tread_depth_format)]),
    hasValue && !isLifted ? t(`inspection_color.${color}`) : t(`tire_state.${state}`),
    ...(unsaved ? [t(`unsaved.${unsaved}`)] : []),
  ].join(', ');
  return (
    <button
      type="button"
      ref={(button) => props.onButton(wheel.position, button)}
      className={classes.wheel}
      aria-label={label}
      aria-pressed={isChosen}
      data-color={isLifted ? 'grey' : color}
      data-unsaved={unsaved ?? undefined}
      disabled={isLifted}
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => props.onChoose(wheel)}
      onKeyDown={(event) => props.onKeyDown(event, wheel)}
    >
      <span className={classes.position}>
        <Mark size={14} aria-hidden />
        {position}
      </span>
      <span className={classes.values}>
        <b>{hasValue ? measureFigure(pressure, pressure_format) : noValue}</b>
        {tread !== null && <span>{measureFigure(tread, tread_depth_format)}</span>}
      </span>
      {StateMark && (
        <span className={classes.unsaved}>
          <StateMark size={14} aria-hidden />
        </span>
      )}
    </button>
  );
});

const unsavedIcons: Readonly<Record<UnsavedState, Icon>> = {
  typed: IconEdit,
  trouble: IconEdit,
  sending: IconClock,
  kept: IconDeviceFloppy,
  attention: IconAlertTriangle,
};

const stateOf = ({ reading }: Wheel, isLifted: boolean) => {
  if (isLifted) return 'lifted';
  return reading ? reading.state : 'open';
};
