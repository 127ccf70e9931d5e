export {
  type ComparedField,
  comparedFields,
  comparedIn,
  hasNational,
} from '@portal/contract/fleet-dashboard';
