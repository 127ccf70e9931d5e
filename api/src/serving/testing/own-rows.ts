import type { CallDefinition, CallName } from '@portal/contract/wire';
import { type Kysely, sql } from 'kysely';
import { holdsRight } from '../../access/current-user.ts';
import { findUser } from '../../access/users.ts';
import { addTestUser, type TestApi, testApi } from '../../app/testing.ts';
import type { Schema } from '../../db/schema/schema.ts';
import { readRaw } from '../../modules/fleet-dashboard/testing/raw-records.ts';
import { bindTo } from '../../scope/bind.ts';
import { guardedTables } from '../../scope/guards.ts';
import { areas } from '../areas.ts';
import { askedOfProducts } from './asked/admin-products.ts';
import { askedOfSpecs } from './asked/admin-specs.ts';
import { askedOfAnalysisReports } from './asked/analysis-reports.ts';
import type { AskedInput, NamedRows } from './asked/asked.ts';
import { askedOfFleetDashboard } from './asked/fleet-dashboard.ts';
import { askedOfFleetSurveys } from './asked/fleet-surveys.ts';
import { askedOfInspectionSurveys } from './asked/inspection-surveys.ts';
import { keepRows } from './asked/kept-rows.ts';
import { askedOfList } from './asked/list.ts';
import { askedOfLookups } from './asked/lookups.ts';
import { askedOfPortal } from './asked/portal.ts';
import { hiddenDealer, keepSeenAlone, peopleTables, placeIn } from './asked/seen-rows.ts';
import { surveyUnit } from './asked/surveyed-unit.ts';

// What files are made of is held against each other, which tells more than their lengths. Making the thousand
// files took most of the time.
jest.mock('../../exports/write-document.ts', () => {
  const { writeContent } = jest.requireActual('./written-content.ts');
  return { writeDocument: writeContent, writeLabelSheets: writeContent };
});

type Ask = (rows: NamedRows) => AskedInput | readonly AskedInput[];
const asked: Readonly<Record<string, Ask | undefined>> = {
  ...askedOfPortal,
  ...askedOfFleetDashboard,
  ...askedOfFleetSurveys,
  ...askedOfInspectionSurveys,
  ...askedOfAnalysisReports,
  ...askedOfLookups,
  ...askedOfSpecs,
  ...askedOfProducts,
};

/** Refused even of own rows, since what they need besides is not there: a file, a deployment, a code, a signature. */
const refusedHere: readonly string[] = [
  'GET fleet_dashboard/download_export/{id}',
  'GET portal-v1:exports/download_export/{id}',
  'POST authorization/link_code',
  'POST users/ask_right',
  'GET portal-v1:record_store/get_record/{id}',
  'GET fleet_survey/get_image/{storageId}',
];

const runsReport = (name: string) => name.includes('/run_report/');

/** What runs a kept report comes last: the report changes at any time after it, under those who read it. */
const calls: readonly (readonly [string, CallDefinition])[] = areas
  .flatMap((area) => Object.entries(area.calls))
  .sort(([one], [other]) => Number(runsReport(one)) - Number(runsReport(other)));

/** People who see only some of the rows, and two who see none. */
type Person = 'cus' | 'dlr' | 'win' | 'lone customer' | 'lone dealer';

/** Random keys and codes, and how far an export has come, differ from one call to the next. */
const changing = /[\w-]{20,}|"(?:state|done|size)":[^,]+/g;

/** Foreign rows are asked for by themselves, and as parts of the person's own account. */
const standings = ['own', 'foreign', 'foreign in own'] as const;
type Standing = (typeof standings)[number];

/** The API over all demo data, with one of each that people keep for the person and for a stranger. */
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
  const theirs = placeIn(raw, login, false);
  const ours = login.startsWith('lone') ? theirs : placeIn(raw, login, true);
  const keepFor = (user_id: number, { accountId }: { readonly accountId: number }) =>
    keepRows(api.database, { user_id, account_id: accountId });
  const hidden = hiddenDealer(raw, login, ours.account);
  const isHiding = raw.dealers.some(({ id }) => id === hidden);
  const foreign = {
    ...theirs,
    ...(await keepFor(staff, theirs)),
    ...(await surveyUnit(api.database, theirs, '2025-07-01')),
  };
  // By a dealer whose survey the person does not see, if there is one.
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
  const rows: Readonly<Record<Standing, NamedRows>> = {
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

/** How many rows a table has, and a mark of what they hold. */
async function contentOf(db: Kysely<Schema>, table: string) {
  const { rows } = await sql`
    select count(*) as rows, md5(string_agg(each::text, '' order by each::text)) as mark
    from ${sql.table(table)} each`.execute(db);
  return rows[0];
}

/**
 * Every call answers each person as if nobody else's rows were there: it is asked over all demo data, and
 * over what is left of them once everything is taken out that the person may not see.
 */
export const testOwnRows = (people: readonly Person[]) =>
  describe.each(people)('%s', (login) => {
    let everything: TestApi;
    let ownAlone: TestApi;
    let rows: Record<Standing, NamedRows>;
    let userId: number;
    const hasOwn = !login.startsWith('lone');

    beforeAll(async () => {
      const full = await preparedApi(login);
      ({ api: everything, rows, userId } = full);
      const left = await preparedApi(login);
      ownAlone = left.api;
      await keepSeenAlone(ownAlone.database, left.raw, login);
    }, 180_000);
    afterAll(async () => {
      await everything.close();
      await ownAlone.close();
    });

    async function answers(api: TestApi, name: CallName, ask: Ask, standing: Standing) {
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

    // Before the calls, some of which write.
    test.each(guardedTables.filter((table) => !peopleTables.includes(table)))(
      'sees of %s what is left',
      async (table) => {
        const user = await findUser(everything.database.kysely, userId);
        const seen = await contentOf(bindTo(everything.database.kysely, user), table);
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
        const ask = asked[name] ?? askedOfList(definition);
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
      // A call may make a file in each standing, on a machine that is busy with the other tests.
      180_000,
    );
  });
