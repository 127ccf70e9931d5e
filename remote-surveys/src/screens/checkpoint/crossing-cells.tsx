import { severities } from '@portal/contract/fleet-surveys';
import { type CrossingRow, crossingChecks } from '@portal/contract/inspection-surveys';
import { formatInteger } from '@portal/platform/format';
import type { ListCells } from '@portal/platform/lists';
import { crossingPath } from '../../paths.ts';
import { PageLink } from '../../yard/page-link.tsx';
import classes from '../../yard/yard.module.css';
import { readingsOf } from './addresses.ts';
import { LaneMoment } from './lane-moment.tsx';

/** A number of readings that failed, which leads to them; none leads nowhere. */
const countCell = (count: number, to: string) =>
  count === 0 ? formatInteger(count) : <PageLink to={to}>{formatInteger(count)}</PageLink>;

/** How the list shows a crossing. Without the right for details nothing leads on. */
export function crossingCells(mayReadDetails: boolean): ListCells<CrossingRow> {
  const cells: ListCells<CrossingRow> = {
    unit_date: (row) => <LaneMoment {...row} />,
    fleet_location: ({ fleet_location, fleet_name }) => (
      <div className={classes.cell}>
        <bdi>{fleet_location}</bdi>
        <span className={classes.quiet} dir="auto">
          {fleet_name}
        </span>
      </div>
    ),
  };
  if (!mayReadDetails) return cells;
  const counts = severities.flatMap((severity) => [
    [
      `${severity}_exceptions`,
      (row: CrossingRow) =>
        countCell(row[`${severity}_exceptions`], readingsOf(row.survey_id, severity)),
    ] as const,
    ...crossingChecks.map(
      (check) =>
        [
          `${severity}_${check}`,
          (row: CrossingRow) =>
            countCell(row[`${severity}_${check}`], readingsOf(row.survey_id, severity, check)),
        ] as const,
    ),
  ]);
  return {
    ...cells,
    ...Object.fromEntries(counts),
    unit_number: ({ survey_id, unit_number }) => (
      <PageLink to={crossingPath(survey_id)}>{unit_number}</PageLink>
    ),
  };
}
