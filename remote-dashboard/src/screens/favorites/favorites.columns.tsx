import { type FavoriteRow, reportKinds } from '@portal/contract/fleet-dashboard';
import type { SpokenWords } from '@portal/platform/i18n';
import type { ListCells } from '@portal/platform/lists';
import classes from '../../lists/list.module.css';
import { savedCells } from '../../lists/saved-cells.tsx';
import { FavoriteActions } from './favorite-actions.tsx';

/** The cells of the list that show more than a value. */
export const favoriteCells = (t: SpokenWords['t']): ListCells<FavoriteRow> => ({
  ...savedCells(t),
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
