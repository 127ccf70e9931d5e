import type { Right } from '@portal/contract/portal';
import type { Deployment } from '@portal/platform/remote';
import {
  type Icon,
  IconChartBar,
  IconClock,
  IconListDetails,
  IconReportAnalytics,
  IconSettings,
  IconTruck,
} from '@portal/platform/ui';

/** Icon for the page that a right opens. */
const icons: { readonly [Name in Right]?: Icon } = {
  FDLOGIN: IconChartBar,
  TVLOGIN: IconListDetails,
  TMSMYRPT: IconListDetails,
  TMSMDRPT: IconListDetails,
  TVFLTCNR: IconTruck,
  TMUNTHST: IconClock,
  TVADMIN: IconSettings,
  TVADMIN2: IconSettings,
};

/** Returns the icon of a page, by the right that it requires. */
export function iconOf(to: string, { remotes }: Pick<Deployment, 'remotes'>): Icon {
  const right = remotes
    .flatMap(({ declaration }) => [...declaration.reports, ...declaration.nav])
    .find((item) => item.to === to)?.right;
  return Object.entries(icons).find(([name]) => name === right)?.[1] ?? IconReportAnalytics;
}
