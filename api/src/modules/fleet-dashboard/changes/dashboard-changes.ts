import { changeRules } from '@portal/contract/fleet-dashboard';
import type { AreaChanges } from '../../../reports/changes/answer-changes.ts';
import type { DashboardSubject } from '../reports/dashboard-subject.ts';
import { changeSpends } from './spends.ts';

/** The rules by which the dashboard reports changes, and the spend at stake. */
export const dashboardChanges: AreaChanges<DashboardSubject, (typeof changeRules)[number]> = {
  rules: changeRules,
  spends: changeSpends,
};
