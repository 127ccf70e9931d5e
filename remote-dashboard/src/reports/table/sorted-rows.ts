export { sortedRows } from '@portal/contract/fleet-dashboard';
