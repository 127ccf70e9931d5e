import { portalRights } from '@portal/contract/admin';
import type { UserRight } from './access.ts';

interface RightSection {
  readonly name: string;
  readonly rights: readonly UserRight[];
}

/** Every right, under what it is about, in the order in which they are shown. */
export const rightSections: readonly RightSection[] = [
  { name: 'portal', rights: portalRights },
  { name: 'surveys', rights: ['TMSMYRPT', 'TMSMDRPT'] },
  {
    name: 'reports',
    rights: [
      'TVSCRPAN',
      'TVFLTCNR',
      'TVPRDANL',
      'TVWEARRT',
      'TMUNTHST',
      'TMTQSRPT',
      'SPSRHIST',
      'SPPRFRPT',
    ],
  },
  { name: 'administration', rights: ['TVADMIN', 'TVADMIN2'] },
];

export const allRights: readonly UserRight[] = rightSections.flatMap(({ rights }) => rights);

/** Whether these rights open the portal at all. */
export const opensPortal = (held: readonly UserRight[]): boolean =>
  portalRights.some((right) => held.includes(right));

/** The rights held in the order shown, whatever order they were chosen in. */
export const inOrder = (held: readonly string[]): UserRight[] =>
  allRights.filter((right) => held.includes(right));
