import { exportLimits } from '@portal/contract/fleet-dashboard';
import { readReportView } from '../figures/report-view.ts';
import { everyReport, selection } from '../testing/show-card.tsx';
import { type PreparedExport, prepareExport } from './export-request.ts';
import { subjectOfCard } from './subject.ts';

const cards = everyReport.map(([, definition]) =>
  subjectOfCard(definition, selection, readReportView(new URLSearchParams(), definition)),
);
const [first] = cards;
if (!first) throw new Error('no report');
const all = { ...first, reports: cards.flatMap(({ reports }) => reports) };

const pictures = (svg: string, summary = 'In words.') =>
  new Map(all.reports.map(({ part }) => [part.report_type, { svg, summary }]));
const chartsIn = ({ request }: PreparedExport) =>
  request.reports_parameters.map(({ chart }) => chart);

test('every report takes its graph along', () => {
  const prepared = prepareExport(all, pictures('<svg/>'));
  expect(prepared.lacksGraphs).toBe(false);
  expect(chartsIn(prepared)).toEqual(
    all.reports.map(() => ({ svg: '<svg/>', summary: 'In words.' })),
  );
});

test('a graph that the server does not take is replaced by its words', () => {
  const prepared = prepareExport(first, pictures('x'.repeat(exportLimits.drawing + 1)));
  expect(prepared.lacksGraphs).toBe(true);
  expect(chartsIn(prepared)).toEqual([{ svg: '', summary: 'In words.' }]);
});

test('graphs that are too large together are left out', () => {
  const prepared = prepareExport(all, pictures('x'.repeat(exportLimits.drawing)));
  expect(prepared.lacksGraphs).toBe(true);
  expect(chartsIn(prepared).every((chart) => chart?.svg === '')).toBe(true);
  expect(JSON.stringify(prepared.request).length).toBeLessThan(exportLimits.body);
});

test('a summary is no longer than the server takes', () => {
  const prepared = prepareExport(first, pictures('<svg/>', 'x'.repeat(9000)));
  expect(chartsIn(prepared)[0]?.summary).toHaveLength(exportLimits.summary);
});
