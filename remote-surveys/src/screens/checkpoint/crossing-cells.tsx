import { severities } from '@portal/contract/fleet-surveys';
import { type CrossingRow, crossingChecks } from '@portal/contract/inspection-surveys';
import type { ListCells } from '@portal/platform/lists';
import { crossingPath } from '../../paths.ts';
import { CountLink } from '../../reports/count-link.tsx';
import type { PreviousPage } from '../../reports/previous-page.ts';
import { readingsOf } from '../../reports/readings-of.ts';
import { PageLink } from '../../yard/page-link.tsx';
import classes from '../../yard/yard.module.css';
import { LaneMoment } from './lane-moment.tsx';

/**
 * Cells of a crossing in the list. Without the right to see details, they are not links.
 *
 * @param here the page with the list
 */
export function crossingCells(mayReadDetails: boolean, here: PreviousPage): ListCells<CrossingRow> {
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
      (row: CrossingRow) => (
        <CountLink
          count={row[`${severity}_exceptions`]}
          to={readingsOf(row.survey_id, severity)}
          state={here}
        />
      ),
    ] as const,
    ...crossingChecks.map(
      (check) =>
        [
          `${severity}_${check}`,
          (row: CrossingRow) => (
            <CountLink
              count={row[`${severity}_${check}`]}
              to={readingsOf(row.survey_id, severity, check)}
              state={here}
            />
          ),
        ] as const,
    ),
  ]);
  return {
    ...cells,
    ...Object.fromEntries(counts),
    unit_number: ({ survey_id, unit_number }) => (
      <PageLink to={crossingPath(survey_id)} state={here}>
        {unit_number}
      </PageLink>
    ),
  };
}
