import type { Respond } from '@portal/platform/testing/shell';
import { removedRow } from './removed-rows.ts';
import { inspectionOf, locationRow, surveyRow, unitOf, yardOf } from './rows.ts';
import { yardServer } from './yard-server.ts';

/** Answers the calls of this remote when it runs without the shell. */
const respond: Respond = yardServer({
  locations: Array.from({ length: 8 }, (_, place) => locationRow(place + 1)),
  location: yardOf(1),
  units: Array.from({ length: 15 }, (_, place) => unitOf(place + 1)),
  surveys: [surveyRow(5)],
  removed: [removedRow(1), removedRow(2, { unit_number: '1002', position: '1L' })],
  inspections: [inspectionOf(1), inspectionOf(2, { state: 'done', color: 'red' })],
});
export default respond;
