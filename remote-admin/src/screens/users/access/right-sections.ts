import { portalRights } from '@portal/contract/admin';
import type { UserRight } from './access.ts';

interface RightSection {
  readonly name: string;
  readonly rights: readonly UserRight[];
}

/** All rights by topic, in display order. */
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

/** Returns the rights in display order. */
export const inOrder = (held: readonly string[]): UserRight[] =>
  allRights.filter((right) => held.includes(right));
