import { type FavoriteRow, reportKinds } from '@portal/contract/fleet-dashboard';
import type { SpokenWords } from '@portal/platform/i18n';
import type { ListCells } from '@portal/platform/lists';
import { keptCells } from '../../lists/kept-cells.tsx';
import classes from '../../lists/list.module.css';
import { FavoriteActions } from './favorite-actions.tsx';

/** What cells of the list say besides a value. */
export const favoriteCells = (t: SpokenWords['t']): ListCells<FavoriteRow> => ({
  ...keptCells(t),
  name: ({ name }) => (
    <span className={classes.name} dir="auto" title={name}>
      {name}
    </span>
  ),
  report_kind: ({ report_kind }) =>
    Object.entries(reportKinds)
      .filter(([, kind]) => kind === report_kind)
      .map(([name]) => t(`favorites.kind.${name}`)),
  actions: (row) => <FavoriteActions row={row} />,
});
