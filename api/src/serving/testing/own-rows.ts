import type { CallDefinition, CallName } from '@portal/contract/wire';
import { type Kysely, sql } from 'kysely';
import { holdsRight } from '../../access/current-user.ts';
import { findUser } from '../../access/users.ts';
import { addTestUser, type TestApi, testApi } from '../../app/testing.ts';
import type { Schema } from '../../db/schema/schema.ts';
import { readRaw } from '../../modules/fleet-dashboard/testing/raw-records.ts';
import { bindToViewer } from '../../scope/bind.ts';
import { guardedTables } from '../../scope/guards.ts';
import { areas } from '../areas.ts';
import { productCallInputs } from './asked/admin-products.ts';
import { specCallInputs } from './asked/admin-specs.ts';
import { analysisReportInputs } from './asked/analysis-reports.ts';
import { fleetDashboardInputs } from './asked/fleet-dashboard.ts';
import { fleetSurveyInputs } from './asked/fleet-surveys.ts';
import { inspectionSurveyInputs } from './asked/inspection-surveys.ts';
import { keepRows } from './asked/kept-rows.ts';
import { listCallInputs } from './asked/list.ts';
import { lookupCallInputs } from './asked/lookups.ts';
import { portalCallInputs } from './asked/portal.ts';
import {
  deleteUnseenRows,
  findAccountRows,
  hiddenDealer,
  peopleTables,
} from './asked/seen-rows.ts';
import { surveyUnit } from './asked/surveyed-unit.ts';
import type { RowIds, TestInput } from './asked/test-inputs.ts';

// Compares the content of files instead of the files, which shows more than their lengths and skips
// generating the thousand files that took most of the time.
jest.mock('../../exports/write-document.ts', () => {
  const { writeContent } = jest.requireActual('./written-content.ts');
  return { writeDocument: writeContent, writeLabelSheets: writeContent };
});

type Ask = (rows: RowIds) => TestInput | readonly TestInput[];
const asked: Readonly<Record<string, Ask | undefined>> = {
  ...portalCallInputs,
  ...fleetDashboardInputs,
  ...fleetSurveyInputs,
  ...inspectionSurveyInputs,
  ...analysisReportInputs,
  ...lookupCallInputs,
  ...specCallInputs,
  ...productCallInputs,
};

/**
 * Refused even for own rows, since they also require something missing here: a file, a deployment,
 * a code, or a signature.
 */
const refusedHere: readonly string[] = [
  'GET fleet_dashboard/download_export/{id}',
  'GET portal-v1:exports/download_export/{id}',
  'POST authorization/link_code',
  'POST users/ask_right',
  'GET portal-v1:record_store/get_record/{id}',
  'GET fleet_survey/get_image/{storageId}',
];

const runsReport = (name: string) => name.includes('/run_report/');

/**
 * Calls that run a saved copy come last, since its report can then change at any time, under the
 * calls that read it.
 */
const calls: readonly (readonly [string, CallDefinition])[] = areas
  .flatMap((area) => Object.entries(area.calls))
  .sort(([one], [other]) => Number(runsReport(one)) - Number(runsReport(other)));

/** Users who see only some of the rows, and two who see none. */
type Person = 'cus' | 'dlr' | 'win' | 'lone customer' | 'lone dealer';

/** Random keys and codes, and the progress of an export, which differ between calls. */
const changing = /[\w-]{20,}|"(?:state|done|size)":[^,]+/g;

/** Foreign rows are requested by themselves, and as parts of the person's own account. */
const standings = ['own', 'foreign', 'foreign in own'] as const;
type RowOwnership = (typeof standings)[number];

/**
 * Returns the API over all demo data, with one saved item of each kind for the person and for a
 * stranger.
 */
async function preparedApi(login: string) {
  const api = await testApi(areas, { size: 'small', today: '2025-07-01' });
  for (const [name, group] of [
    ['lone customer', 'CUS'],
    ['lone dealer', 'DLR'],
  ] as const) {
    const email = `${name.replace(' ', '-')}@demo.example`;
    await addTestUser(api.database, { login: name, email, group, rights: ['FDLOGIN', 'TVLOGIN'] });
  }
  const raw = await readRaw(api.database);
  const userId = raw.users.find((user) => user.login === login)?.id ?? 0;
  const staff = raw.users.find((user) => user.login === 'gyr')?.id ?? 0;
  const theirs = findAccountRows(raw, login, false);
  const ours = login.startsWith('lone') ? theirs : findAccountRows(raw, login, true);
  const keepFor = (user_id: number, { accountId }: { readonly accountId: number }) =>
    keepRows(api.database, { user_id, account_id: accountId });
  const hidden = hiddenDealer(raw, login, ours.account);
  const isHiding = raw.dealers.some(({ id }) => id === hidden);
  const foreign = {
    ...theirs,
    ...(await keepFor(staff, theirs)),
    ...(await surveyUnit(api.database, theirs, '2025-07-01')),
  };
  // Made by a dealer whose surveys the person does not see, if there is one.
  const dealers = await surveyUnit(
    api.database,
    isHiding ? { ...ours, dealer: hidden } : ours,
    '2025-07-01',
  );
  const own = {
    ...ours,
    ...(await keepFor(userId, ours)),
    ...(await surveyUnit(api.database, ours, '2025-06-20', 'yard')),
  };
  const { account, accountId, fleetType } = own;
  const rows: Readonly<Record<RowOwnership, RowIds>> = {
    own,
    foreign,
    'foreign in own': {
      ...foreign,
      account,
      accountId,
      fleetType,
      dealer: hidden,
      ...(isHiding && {
        survey: dealers.survey,
        finished: dealers.finished,
        finishedImage: dealers.finishedImage,
        inspection: dealers.inspection,
        finding: dealers.finding,
        tireChange: dealers.tireChange,
      }),
    },
  };
  return { api, raw, userId, rows };
}

/** Returns the number of a table's rows, and a hash of their content. */
async function contentOf(db: Kysely<Schema>, table: string) {
  const { rows } = await sql`
    select count(*) as rows, md5(string_agg(each::text, '' order by each::text)) as mark
    from ${sql.table(table)} each`.execute(db);
  return rows[0];
}

/**
 * Tests that every call responds to each person as if no other rows existed: its response over all
 * demo data must equal the response over the data that is left once everything that the person may
 * not see is deleted.
 */
export const testOwnRows = (people: readonly Person[]) =>
  describe.each(people)('%s', (login) => {
    let everything: TestApi;
    let ownAlone: TestApi;
    let rows: Record<RowOwnership, RowIds>;
    let userId: number;
    const hasOwn = !login.startsWith('lone');

    beforeAll(async () => {
      const full = await preparedApi(login);
      ({ api: everything, rows, userId } = full);
      const left = await preparedApi(login);
      ownAlone = left.api;
      await deleteUnseenRows(ownAlone.database, left.raw, login);
    }, 180_000);
    afterAll(async () => {
      await everything.close();
      await ownAlone.close();
    });

    async function answers(api: TestApi, name: CallName, ask: Ask, standing: RowOwnership) {
      const inputs = [ask(rows[standing])].flat();
      const told = [];
      await api.database.kysely.deleteFrom('rate_limits').execute();
      const as = await api.sessionOf(userId);
      for (const input of inputs) {
        const { status, body, bytes } = await api.call(name, { ...input, as });
        expect(status).not.toBe(429);
        const text = body === undefined ? bytes.toString('latin1') : JSON.stringify(body);
        told.push({ status, body: text.replaceAll(changing, '*') });
      }
      return told;
    }

    // Before the calls, since some of them write.
    test.each(guardedTables.filter((table) => !peopleTables.includes(table)))(
      'sees of %s what is left',
      async (table) => {
        const user = await findUser(everything.database.kysely, userId);
        const seen = await contentOf(bindToViewer(everything.database.kysely, user), table);
        expect(seen).toEqual(await contentOf(ownAlone.database.kysely, table));
        expect(seen).not.toEqual(await contentOf(everything.database.kysely, table));
      },
    );

    test.each(calls)(
      '%s',
      async (name, definition) => {
        const { right } = definition;
        const call = name as CallName;
        const user = await findUser(everything.database.kysely, userId);
        const isOpen = right === 'none' || right === 'session' || (user && holdsRight(user, right));
        if (!isOpen) {
          const as = await everything.sessionOf(userId);
          expect((await everything.call(call, { as })).status).toBe(401);
          return;
        }
        const ask = asked[name] ?? listCallInputs(definition);
        if (!ask)
          throw new Error(
            `Nobody says how ${name} is asked about rows: see serving/testing/asked.`,
          );
        for (const standing of hasOwn ? standings : (['foreign'] as const)) {
          const told = await answers(everything, call, ask, standing);
          expect(await answers(ownAlone, call, ask, standing)).toEqual(told);
          if (standing === 'own' && !refusedHere.includes(name)) {
            expect(told.map(({ status }) => status)).toContain(200);
          }
        }
      },
      // A call can generate a file for each standing, on a machine busy with the other tests.
      180_000,
    );
  });
