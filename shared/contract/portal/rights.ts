/**
 * The access securities that users hold and routes require, with the area that each opens. The
 * server publishes the list as `x-rights`; a deployment that names another one is refused.
 */
export const rights = {
  TMLOGIN: "the portal's reports home",
  TVLOGIN: 'the survey tool and the inspection reports',
  TMSMYRPT: 'survey and checkpoint lists',
  TMSMDRPT: 'survey and checkpoint details and images',
  FDLOGIN: 'the fleet dashboard',
  TVSCRPAN: 'scrap analysis',
  TVFLTCNR: 'fleet condition',
  TVPRDANL: 'product analysis',
  TVWEARRT: 'product wear rate',
  TMUNTHST: 'unit history',
  TMTQSRPT: 'torque summary',
  SPSRHIST: "a customer's last five events",
  SPPRFRPT: "a dealer's last five events",
  TVADMIN: 'specs, products, reopening a finished survey',
  TVADMIN2: 'translations, locales, users, health of remotes',
} as const;

export type Right = keyof typeof rights;

/** Any one of these opens the portal; a user without all three has no portal permission. */
export const portalRights = ['TMLOGIN', 'TVLOGIN', 'FDLOGIN'] as const satisfies readonly Right[];

/** The kinds of users: internal staff (GYR, SSC), dealers (DLR, WIN) and fleet customers (CUS). */
export const groups = ['GYR', 'SSC', 'DLR', 'WIN', 'CUS'] as const;

export type Group = (typeof groups)[number];

/** The groups whose users see only the records of their own nonsigs in an account. */
const dealerGroups = ['DLR', 'WIN'] as const satisfies readonly Group[];

export type DealerGroup = (typeof dealerGroups)[number];

export const isDealerGroup = (group: Group): group is DealerGroup =>
  dealerGroups.some((each) => each === group);

/** The groups that people outside the provider can request to join. */
export const registrationGroups = ['CUS', ...dealerGroups] as const satisfies readonly Group[];

const all = Object.keys(rights) as Right[];
const fleet: readonly Right[] = all.filter(
  (right) => !['SPSRHIST', 'SPPRFRPT', 'TVADMIN', 'TVADMIN2'].includes(right),
);
// TVADMIN2 allows its holder to grant rights, so it is never granted by default.
const internal: readonly Right[] = all.filter((right) => right !== 'TVADMIN2');

/** The usual rights of each group's users. */
export const usualRights: Readonly<Record<Group, readonly Right[]>> = {
  GYR: internal,
  SSC: internal,
  DLR: [...fleet, 'SPPRFRPT'],
  WIN: ['TMLOGIN', 'TMSMYRPT', 'FDLOGIN'],
  CUS: [...fleet, 'SPSRHIST'],
};
