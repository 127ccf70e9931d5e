import type { AxleMap as Axles, Wheel } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { useMemo } from 'react';
import type { Formats } from '../axles/formats.ts';
import type { ReadingOrder } from '../axles/wheel-order.ts';
import { useHandler } from '../pace/use-handler.ts';
import { AxleCaption } from './axle-caption.tsx';
import classes from './axle-map.module.css';
import type { UnsavedState } from './unsaved-state.ts';
import { useWheelKeys } from './use-wheel-keys.ts';
import { WheelButton } from './wheel-button.tsx';

interface AxleMapProps {
  readonly map: Axles;
  readonly way: ReadingOrder;
  /** Position of the chosen tire. */
  readonly chosen: string | undefined;
  readonly unsavedAt: (wheel: Wheel) => UnsavedState | null;
  readonly onChoose: (wheel: Wheel) => void;
  /** Lifts or lowers an axle; null if read-only. */
  readonly onLift: ((axle: number, isLifted: boolean) => void) | null;
}

/** A unit seen from above, front first. */
export function AxleMap({ map, way, chosen, unsavedAt, onChoose, onLift }: AxleMapProps) {
  const { t } = useWords();
  const { pressure_format, tread_depth_format } = map;
  const formats = useMemo<Formats>(
    () => ({ pressure_format, tread_depth_format }),
    [pressure_format, tread_depth_format],
  );
  const { tabStop, step, keepButton } = useWheelKeys(map, way, chosen);
  const choose = useHandler(onChoose);
  const wheelsOf = (axle: Axles['axles'][number], side: 'left_side' | 'right_side') => (
    <span className={classes.side} data-side={side}>
      {axle[side].wheels.map((wheel) => (
        <WheelButton
          key={wheel.position}
          wheel={wheel}
          role={axle.role}
          isLifted={axle.is_lifted}
          formats={formats}
          isChosen={wheel.position === chosen}
          isTabStop={wheel.position === tabStop}
          unsaved={unsavedAt(wheel)}
          onButton={keepButton}
          onChoose={choose}
          onKeyDown={step}
        />
      ))}
    </span>
  );
  return (
    <div role="toolbar" aria-label={t('inspect.map')}>
      <ol className={classes.axles}>
        {map.axles.map((axle) => {
          const { axle_number: number, role, is_lift_axle, is_lifted } = axle;
          return (
            <li key={number} className={classes.axle} data-lifted={is_lifted}>
              <AxleCaption
                number={number}
                role={role}
                isLiftAxle={is_lift_axle}
                isLifted={is_lifted}
                onLift={onLift}
              />
              {/* The unit's left side stays on the left in every language. */}
              <span className={classes.across} dir="ltr">
                {wheelsOf(axle, 'left_side')}
                <span className={classes.bar} />
                {wheelsOf(axle, 'right_side')}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
