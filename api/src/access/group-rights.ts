import type { Group, Right } from '@portal/contract/portal';
import { rights } from '@portal/contract/portal';

const all = Object.keys(rights) as Right[];

const reports: readonly Right[] = [
  'TVSCRPAN',
  'TVFLTCNR',
  'TVPRDANL',
  'TVWEARRT',
  'TMUNTHST',
  'TMTQSRPT',
];
const fleet: readonly Right[] = [
  ...reports,
  'TMLOGIN',
  'TVLOGIN',
  'TMSMYRPT',
  'TMSMDRPT',
  'FDLOGIN',
];

/** The rights that users of a group usually hold; demo users do. */
export const groupRights: Record<Group, readonly Right[]> = {
  GYR: all,
  SSC: all.filter((right) => right !== 'TVADMIN2'),
  CUS: [...fleet, 'SPSRHIST'],
  DLR: [...fleet, 'SPPRFRPT'],
  WIN: ['TMLOGIN', 'TMSMYRPT', 'FDLOGIN'],
};
