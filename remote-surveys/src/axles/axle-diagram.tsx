import {
  type AxleConfiguration,
  axleConfigurations,
  type ConfigurationCode,
  positionLabel,
  positionsOf,
  type Side,
} from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import classes from './axle-diagram.module.css';

interface AxleDiagramProps {
  readonly code: ConfigurationCode;
}

/**
 * A configuration seen from above, front first: axles with their roles, and a wheel for each tire.
 */
export function AxleDiagram({ code }: AxleDiagramProps) {
  const { t } = useWords();
  const configuration: AxleConfiguration = axleConfigurations[code];
  const { axles } = configuration;
  const positions = positionsOf(configuration);
  const wheels = (axle: number, side: Side) =>
    positions
      .filter((position) => position.axle === axle && position.side === side)
      .map((position) => (
        <span key={positionLabel(position)} className={classes.wheel}>
          {t(`wheel.${position.side}_${position.slot}`, { axle: position.axle })}
        </span>
      ));
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>
        {t('configuration.drawn', {
          axles: t('configuration.axles', { count: axles.length }),
          tires: t('configuration.tires', { count: positions.length }),
        })}
      </figcaption>
      <ol className={classes.axles}>
        {axles.map(({ role }, index) => {
          const number = index + 1;
          return (
            <li key={number} className={classes.axle}>
              <span className={classes.role}>
                {t('configuration.axle', { number, role: t(`axle_role.${role}`) })}
              </span>
              {/* The unit's left side stays on the left in every language. */}
              <span className={classes.across} dir="ltr">
                <span className={classes.side}>{wheels(number, 'left')}</span>
                <span className={classes.bar} />
                <span className={classes.side}>{wheels(number, 'right')}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
