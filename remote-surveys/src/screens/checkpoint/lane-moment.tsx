import { formatDate } from '@portal/platform/format';
import { useLaneTime } from '../../reports/use-lane-time.ts';
import classes from './lane-moment.module.css';

interface LaneMomentProps {
  readonly unit_date: string;
  readonly unit_time: string;
}

/** When a unit crossed a lane, in local time there. */
export function LaneMoment({ unit_date, unit_time }: LaneMomentProps) {
  const { timeOf } = useLaneTime();
  return (
    <span className={classes.moment}>
      {formatDate(unit_date)}
      <span className={classes.time}>{timeOf(`${unit_date}T${unit_time}`)}</span>
    </span>
  );
}
