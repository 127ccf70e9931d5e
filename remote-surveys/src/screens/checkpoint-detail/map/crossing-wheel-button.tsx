import type { CrossingDetail } from '@portal/contract/inspection-surveys';
import { useWords } from '@portal/platform/i18n';
import type { KeyboardEvent } from 'react';
import type { Formats } from '../../../axles/formats.ts';
import { measureFigure, useMeasureText } from '../../../findings/use-measure-text.ts';
import { ColorValue } from '../color-value.tsx';
import type { CrossingWheel } from '../tires.ts';
import { useTireState } from '../use-tire-state.ts';
import classes from './crossing-map.module.css';

interface CrossingWheelButtonProps {
  readonly wheel: CrossingWheel;
  readonly axle: CrossingDetail['axles'][number];
  readonly formats: Formats;
  readonly isChosen: boolean;
  /** Whether the Tab key reaches this wheel. */
  readonly isTabStop: boolean;
  readonly onButton: (position: string, button: HTMLButtonElement | null) => void;
  readonly onChoose: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * A tire of the map: its position, and its pressure above its tread depth, each with its rating.
 */
export function CrossingWheelButton(props: CrossingWheelButtonProps) {
  const { wheel, axle, formats, isChosen, isTabStop } = props;
  const { t } = useWords();
  const measureText = useMeasureText();
  const stateOf = useTireState();
  const { pressure_format, tread_depth_format } = formats;
  const { side, slot, state, pressure, pressure_color, tread_depth, tread_depth_color } = wheel;
  const position = t(`wheel.${side}_${slot}`, { axle: wheel.axle_number });
  const values = [
    [pressure, pressure_format, pressure_color],
    [tread_depth, tread_depth_format, tread_depth_color],
  ] as const;
  const said = values.flatMap(([value, unit, color]) =>
    value === null ? [] : [`${measureText(value, unit)} ${t(`inspection_color.${color}`)}`],
  );
  const label = [
    position,
    t(`axle_role.${axle.role}`),
    ...(said.length === 0 || axle.is_lifted ? [stateOf({ axle, state })] : said),
  ].join(', ');
  return (
    <button
      type="button"
      ref={(button) => props.onButton(wheel.position, button)}
      className={classes.wheel}
      aria-label={label}
      aria-pressed={isChosen}
      data-color={wheel.color}
      disabled={axle.is_lifted}
      tabIndex={isTabStop ? 0 : -1}
      onClick={props.onChoose}
      onKeyDown={props.onKeyDown}
    >
      <span className={classes.position}>{position}</span>
      {values.map(([value, unit, color]) => (
        <ColorValue key={unit} color={color} text={measureFigure(value, unit)} />
      ))}
    </button>
  );
}
