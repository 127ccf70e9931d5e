export { rowWord } from '@portal/contract/fleet-dashboard';
