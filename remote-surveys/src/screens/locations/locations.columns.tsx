import type { LocationRow } from '@portal/contract/fleet-surveys';
import { type ListCells, useTableRoom } from '@portal/platform/lists';
import { dashboardPath } from '../../paths.ts';
import { PageLink } from '../../yard/page-link.tsx';
import classes from '../../yard/yard.module.css';

/** Where a yard is, in one line. */
export const placeText = ({ city, state, country }: LocationRow): string =>
  [city, state, country].filter(Boolean).join(', ');

/** A yard's name; where its city has no column of its own, the city below it. */
function YardCell({ row }: { readonly row: LocationRow }) {
  const isOnPhone = useTableRoom() === 'phone';
  return (
    <div className={classes.cell}>
      <PageLink to={dashboardPath(row.location_id)}>{row.name || row.code}</PageLink>
      {isOnPhone && (
        <span className={classes.quiet} dir="auto">
          {placeText(row)}
        </span>
      )}
    </div>
  );
}

/** A yard's name leads to it; an account without a name is known by its number. */
export const locationCells: ListCells<LocationRow> = {
  name: (row) => <YardCell row={row} />,
  account_name: (row) => (
    <span className={classes.cell} dir="auto">
      {row.account_name || row.account}
    </span>
  ),
};
