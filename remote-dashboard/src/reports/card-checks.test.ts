import { type DashboardReport, reportDefinitions } from '@portal/contract/fleet-dashboard';
import { cardChecks } from '@portal/platform/testing';
import { reportFilters } from '../figures/report-filters.ts';
import { showCard, text } from '../testing/show-card.tsx';

cardChecks<DashboardReport>({
  definitions: reportDefinitions,
  filters: reportFilters,
  show: (definition, view) => showCard(definition, { view }),
  text,
});
