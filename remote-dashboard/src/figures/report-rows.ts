export {
  cellOf,
  isWeek,
  numberOf,
  type ShownCell as Cell,
  type ShownRow,
  shownRows,
} from '@portal/contract/fleet-dashboard';
