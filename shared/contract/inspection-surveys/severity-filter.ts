import { severities } from '../fleet-surveys/inspections/findings.ts';
import type { ListFilter } from '../wire/list-definition.ts';

/** Filters findings by severity. */
export const severityFilter = {
  label: 'work.severity',
  values: severities,
  words: 'severity',
  every: 'survey_detail.every_severity',
} as const satisfies ListFilter;
