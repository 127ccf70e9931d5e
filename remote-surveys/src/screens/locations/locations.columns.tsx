import type { LocationRow } from '@portal/contract/fleet-surveys';
import { type ListCells, useTableRoom } from '@portal/platform/lists';
import { dashboardPath } from '../../paths.ts';
import { PageLink } from '../../yard/page-link.tsx';
import { RowName } from '../../yard/row-name.tsx';
import classes from '../../yard/yard.module.css';

/** A location's city, state and country in one line. */
export const placeText = ({ city, state, country }: LocationRow): string =>
  [city, state, country].filter(Boolean).join(', ');

const accountText = ({ account, account_name }: LocationRow): string => account_name || account;

/** A location's name, with its account and city below if they have no columns of their own. */
function YardCell({ row }: { readonly row: LocationRow }) {
  const room = useTableRoom();
  const below = [accountText(row), placeText(row)].map((text) => (
    <div key={text} className={classes.quiet} dir="auto">
      {text}
    </div>
  ));
  return (
    <RowName room={room} below={below}>
      <PageLink to={dashboardPath(row.location_id)}>{row.name || row.code}</PageLink>
    </RowName>
  );
}

/** Cells of a location: its name is a link; an account without a name is shown by its number. */
export const locationCells: ListCells<LocationRow> = {
  name: (row) => <YardCell row={row} />,
  account_name: (row) => (
    <span className={classes.cell} dir="auto">
      {accountText(row)}
    </span>
  ),
};
