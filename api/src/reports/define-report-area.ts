import type { ReportDefinition } from '@portal/contract/reports';
import { type ReportArea, sumsOf } from './report-area.ts';
import type { ReportSubject } from './report-subject.ts';

/**
 * Defines an area's reports, checked against their definitions.
 *
 * @throws Error that names the first report with something missing, and what
 */
export function defineReportArea<Subject extends ReportSubject>(
  area: ReportArea<Subject>,
): ReportArea<Subject> {
  for (const type of Object.keys(area.sums))
    if (!area.definitions.some((each) => each.type === type)) throw new Error(`No report ${type}.`);
  for (const definition of area.definitions)
    for (const problem of problemsOf(area, definition))
      throw new Error(`${definition.type}: ${problem}.`);
  return area;
}

function* problemsOf<Subject extends ReportSubject>(
  area: ReportArea<Subject>,
  definition: ReportDefinition<Subject['terms']>,
): Generator<string> {
  const { measures, groups, key, query } = sumsOf(area, definition);
  const { shape, lead } = definition;
  const kind: Subject['terms']['records'] = definition.records;
  const { columns } = area.records[kind];
  for (const [name, { adds, leavesOut = [] }] of Object.entries(definition.measures)) {
    const summed = measures[name];
    if (!summed) yield `nothing adds up the measure ${name}`;
    else if (Object.keys(summed.of).join() !== leavesOut.join())
      yield `the measure ${name} leaves out by other conditions than ${leavesOut.join(', ') || 'none'}`;
    if (adds !== null && !columns[adds]) yield `records of ${kind} have no ${adds} to add up`;
  }
  if (shape === 'ranking' || shape === 'breakdown') {
    if (!groups && !query) yield 'nothing says what its rows are of';
    if (!groups && !key) yield 'nothing tells its rows apart';
  }
  if (shape === 'breakdown' && !groups?.inner) yield 'nothing says what the rows inside are of';
  if (lead.values && !area.filterValues[lead.values]) yield `the filter ${lead.values} has no list`;
}
