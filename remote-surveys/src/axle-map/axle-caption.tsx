import type { AxleRole } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Button } from '@portal/platform/ui';
import { memo } from 'react';
import classes from './axle-map.module.css';

interface AxleCaptionProps {
  readonly number: number;
  readonly role: AxleRole;
  readonly isLiftAxle: boolean;
  readonly isLifted: boolean;
  /** Lifts or lowers the axle; null if read-only. */
  readonly onLift: ((axle: number, isLifted: boolean) => void) | null;
}

/** Names an axle and shows whether it is lifted. */
export const AxleCaption = memo(function AxleCaption(props: AxleCaptionProps) {
  const { number, role, isLiftAxle, isLifted, onLift } = props;
  const { t } = useWords();
  return (
    <span className={classes.caption}>
      <span>{t('configuration.axle', { number, role: t(`axle_role.${role}`) })}</span>
      {isLifted && !onLift && <b>{t('tire_state.lifted')}</b>}
      {isLiftAxle && onLift && (
        <Button
          variant="default"
          className={classes.lift}
          aria-pressed={isLifted}
          onClick={() => onLift(number, !isLifted)}
        >
          {t(isLifted ? 'inspect.lifted' : 'inspect.lift')}
        </Button>
      )}
    </span>
  );
});
