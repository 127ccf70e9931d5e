import {
  type DashboardReport,
  filterValues,
  reportDefinitions,
} from '@portal/contract/fleet-dashboard';
import { randomOf } from '../../../db/demo/random.ts';
import { recordQueries } from '../../../reports/records/record-queries.ts';
import { bindToViewer } from '../../../scope/bind.ts';
import { dashboard } from '../dashboard.ts';
import { resolveSelection } from '../selection.ts';
import {
  askRecords,
  type FigureReference,
  fieldOf,
  figureFrom,
  type Place,
  placesOf,
  type RecordsQuery,
  recordsBody,
  type Side,
} from '../testing/ask-records.ts';
import { busiestAccount } from '../testing/busiest-account.ts';
import { type DemoApi, demoApi, onlyOf, reportsBody } from '../testing/demo-api.ts';
import { demoUser } from '../testing/demo-user.ts';
import { moreRecords } from '../testing/more-records.ts';
import { randomBase, randomParameters } from '../testing/random-request.ts';
import { type Raw, readRaw } from '../testing/raw-records.ts';

// Every figure of a report equals the sum of the records behind it.

/**
 * Each user's choices: everything (1), part of it by filters (2), by location (3) or by dealer (4).
 */
const choices = { gyr: [1, 2, 3], cus: [1, 2, 4], dlr: [1, 3, 4] } as const;
/** Rows of an answer to check, besides its total. */
const rowsEach = 4;

let api: DemoApi;
let raw: Raw;

beforeAll(async () => {
  api = await demoApi(moreRecords);
  raw = await readRaw(api.database);
});
afterAll(() => api.close());

const definitions: readonly DashboardReport[] = reportDefinitions;
const sides: readonly Side[] = ['current', 'previous'];

async function queryOf(
  definition: DashboardReport,
  login: string,
  choice: number,
): Promise<RecordsQuery> {
  const random = randomOf(choice, `${definition.type} ${login}`);
  const some = <Value>(values: readonly Value[]) =>
    random.chance(0.25) ? values.filter(() => random.chance(0.6)) : [];
  const compared = { graph_compare_by_previous: true, graph_compare_by_NA: false };
  const base = randomBase(raw, login, random);
  const as = await api.as(login);
  // Without filters, so that there are records to sum.
  if (choice === 1) {
    const report = { report_type: definition.type, ...compared };
    return { as, definition, base: busiestAccount(raw, login), report };
  }
  const report = {
    ...randomParameters(raw, definition.type, random),
    service_types: some(filterValues.service_types),
    retreading_types: some(filterValues.retreading_types),
    by_retreader: some(filterValues.by_retreader),
    period: 'month' as const,
    ...(choice === 3 && { rows_by: 'location' as const }),
    ...(choice === 4 && { rows_by: 'dealer' as const }),
    ...compared,
  };
  return { as, definition, base, report };
}

async function reportOf({ as, base, report }: RecordsQuery) {
  const { body } = await api.call('POST fleet_dashboard/get_reports', {
    as,
    body: reportsBody(base, report),
  });
  return onlyOf(body.reports);
}

/**
 * Sums of records, each read once: by the call's query alone, as the call would read session,
 * choice and a page of records every time.
 */
async function sumsOf(question: RecordsQuery, login: string, side: Side) {
  const user = demoUser(raw, login);
  const db = bindToViewer(api.database.kysely, user);
  const selection = await resolveSelection({ db, user }, question.base);
  const read = new Map<string, Promise<number>>();
  const sumBehind = async (behind: FigureReference) => {
    const request = recordsBody(question, behind);
    const { rows } = await recordQueries(
      dashboard,
      question.definition,
      selection,
      request,
    ).counted.execute(db);
    return rows.find(({ reason }) => reason === null)?.sum ?? 0;
  };
  return (row: Place, measure: string) => {
    const key = JSON.stringify([row, measure]);
    const sum = read.get(key) ?? sumBehind({ row, side, measure });
    read.set(key, sum);
    return sum;
  };
}

test.each(definitions)(
  '$type: records add up to the figures',
  async (definition) => {
    const [measure = ''] = Object.keys(definition.measures);
    let figures = 0;
    for (const [login, chosen] of Object.entries(choices)) {
      for (const choice of chosen) {
        const question = await queryOf(definition, login, choice);
        const answer = await reportOf(question);
        if (answer.total === null) continue;
        const [total, ...rows] = placesOf(definition, question.report, answer);
        const step = Math.ceil(rows.length / rowsEach);
        const places = rows.filter((_, index) => index % step === 0);
        for (const side of sides) {
          const sumOf = await sumsOf(question, login, side);
          const looked = total ? [total, ...places] : places;
          for (const { row } of [looked.at(0), looked.at(-1)].flatMap((place) => place ?? [])) {
            const { sum } = await askRecords(api, question, { row, side, measure });
            expect(sum).toBe(await sumOf(row, measure));
          }
          for (const place of looked) {
            const fields = definition.columns.map((column) => fieldOf(column.field, side));
            const found = [];
            for (const column of definition.columns)
              found.push(await figureFrom(definition.columns, column, place, sumOf));
            expect({ login, choice, side, ...place, found }).toEqual({
              ...{ login, choice, side, ...place },
              found: fields.map((field) => place.values[field]),
            });
            figures += found.filter((figure) => figure !== null && figure !== 0).length;
          }
        }
      }
    }
    expect(figures).toBeGreaterThan(20);
  },
  60_000,
);
