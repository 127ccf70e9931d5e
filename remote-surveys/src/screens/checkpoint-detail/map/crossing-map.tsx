import type { InspectionColor } from '@portal/contract/fleet-surveys';
import type { CrossingDetail } from '@portal/contract/inspection-surveys';
import { useWords } from '@portal/platform/i18n';
import { VisuallyHidden } from '@portal/platform/ui';
import { AxleCaption } from '../../../axle-map/axle-caption.tsx';
import frame from '../../../axle-map/axle-map.module.css';
import { useWheelKeys } from '../../../axle-map/use-wheel-keys.ts';
import { measureFigure } from '../../../findings/use-measure-text.ts';
import { ColorValue } from '../color-value.tsx';
import classes from './crossing-map.module.css';
import { CrossingWheelButton } from './crossing-wheel-button.tsx';

interface CrossingMapProps {
  readonly crossing: CrossingDetail;
  /** Position of the chosen tire. */
  readonly chosen: string | undefined;
  readonly onChoose: (position: string) => void;
}

type Axle = CrossingDetail['axles'][number];

/**
 * A crossed unit seen from above, front first: its tires, and the tread differences of pairs and
 * axles.
 */
export function CrossingMap({ crossing, chosen, onChoose }: CrossingMapProps) {
  const { t } = useWords();
  const { tabStop, step, keepButton } = useWheelKeys(crossing, 'by_axle', chosen);
  const difference = (word: string, mismatch: number | null, color: InspectionColor) => (
    <span className={classes.difference}>
      <VisuallyHidden>{t(word)}: </VisuallyHidden>
      <ColorValue
        color={color}
        text={`Δ\u00a0${measureFigure(mismatch, crossing.tread_depth_format)}`}
      />
    </span>
  );
  const sideOf = (axle: Axle, side: 'left_side' | 'right_side') => {
    const { wheels, mismatch, mismatch_color } = axle[side];
    return (
      <div className={classes.side} data-side={side}>
        <div className={classes.wheels}>
          {wheels.map((wheel) => (
            <CrossingWheelButton
              key={wheel.position}
              wheel={wheel}
              axle={axle}
              formats={crossing}
              isChosen={wheel.position === chosen}
              isTabStop={wheel.position === tabStop}
              onButton={keepButton}
              onChoose={() => onChoose(wheel.position)}
              onKeyDown={(event) => step(event, wheel)}
            />
          ))}
        </div>
        {wheels.length > 1 && difference('crossing.difference_duals', mismatch, mismatch_color)}
      </div>
    );
  };
  return (
    <div role="toolbar" aria-label={t('crossing.map')}>
      <ol className={frame.axles}>
        {crossing.axles.map((axle) => (
          <li key={axle.axle_number} className={frame.axle}>
            <AxleCaption
              number={axle.axle_number}
              role={axle.role}
              isLiftAxle={axle.is_lift_axle}
              isLifted={axle.is_lifted}
              onLift={null}
            />
            {/* The unit's left side stays on the left in every language. */}
            <div className={classes.across} dir="ltr">
              {sideOf(axle, 'left_side')}
              <div className={classes.middle}>
                {difference('crossing.difference_axle', axle.mismatch, axle.mismatch_axle_color)}
              </div>
              {sideOf(axle, 'right_side')}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
