export { comparedInRows, mainColumn, withRowsBy } from '@portal/contract/fleet-dashboard';
