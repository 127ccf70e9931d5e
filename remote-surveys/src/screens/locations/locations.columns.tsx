import type { LocationRow } from '@portal/contract/fleet-surveys';
import { type ListCells, useTableRoom } from '@portal/platform/lists';
import { dashboardPath } from '../../paths.ts';
import { PageLink } from '../../yard/page-link.tsx';
import { RowName } from '../../yard/row-name.tsx';
import classes from '../../yard/yard.module.css';

/** Where a yard is, in one line. */
export const placeText = ({ city, state, country }: LocationRow): string =>
  [city, state, country].filter(Boolean).join(', ');

const accountText = ({ account, account_name }: LocationRow): string => account_name || account;

/** A yard's name; where its account and its city have no columns of their own, both below it. */
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

/** A yard's name leads to it; an account without a name is known by its number. */
export const locationCells: ListCells<LocationRow> = {
  name: (row) => <YardCell row={row} />,
  account_name: (row) => (
    <span className={classes.cell} dir="auto">
      {accountText(row)}
    </span>
  ),
};
