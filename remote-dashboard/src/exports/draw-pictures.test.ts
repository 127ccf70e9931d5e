import { answerOf, emptyAnswer } from '@portal/platform/testing/shell';
import { readReportView } from '../figures/report-view.ts';
import { reportNamed, selection } from '../testing/show-card.tsx';
import { drawPictures } from './draw-pictures.ts';
import { subjectOfCard } from './subject.ts';

const named = (type: string, mode: 'both' | 'table' = 'both') =>
  subjectOfCard(
    reportNamed(type),
    selection,
    readReportView(new URLSearchParams(), reportNamed(type)),
    mode,
  ).reports;
const picture = { svg: '<svg/>', summary: 'In words.' };

test('what cannot be drawn is told, and the others are there', async () => {
  const reports = [
    ...named('retread_vs_new'),
    ...named('calls_by_month'),
    ...named('top_products', 'table'),
    ...named('avg_roll_time'),
  ];
  const asked: string[] = [];
  const drawn = await drawPictures(
    { reports },
    {
      draw: async ({ part }) => {
        asked.push(part.report_type);
        return part.report_type === 'calls_by_month' ? 'late' : picture;
      },
      read: async ({ definition }) =>
        definition.type === 'avg_roll_time' ? emptyAnswer(definition.type) : answerOf(definition),
      signal: new AbortController().signal,
      onGraph: () => undefined,
    },
  );
  expect(asked).toEqual(['retread_vs_new', 'calls_by_month']);
  expect(drawn).toEqual({ pictures: new Map([['retread_vs_new', picture]]), areSomeLate: true });
});
