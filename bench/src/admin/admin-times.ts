import { auditList, productsList, specRoles, usersList } from '@portal/contract/admin';
import type { DataFacts } from '../data/data-facts.ts';
import { type Spread, spreadOf } from '../measure/spread.ts';
import { timed, timedOften } from '../measure/timed.ts';
import type { Calls } from '../reports/report-times.ts';
import { type Caller, readFileOf, type Sender } from '../server/caller.ts';
import { timesOf } from '../surveys/times-of.ts';
import { selectionsOf } from '../surveys/unit-selections.ts';
import { type MergeTimes, mergeTimes } from './merge-times.ts';
import { editEveryWord } from './portal-words.ts';

export interface AdminTimes extends MergeTimes {
  /** The spec configurator and the specs of the yards, for the account with the most units. */
  readonly specs: Spread;
  readonly yards: number;
  /**
   * The effects of saving specs for every axle of that account, and a page of the affected tires.
   */
  readonly effects: Spread;
  readonly effectTires: number;
  readonly changedTires: Spread;
  readonly specPdf: Spread;
  /** A page of yards, products, users or the audit, in every order and with every filter. */
  readonly lists: Spread;
  /** Counts of the texts of every language. */
  readonly words: Spread;
  readonly locales: number;
  /** Adding a language with the edited texts of another. */
  readonly added: Spread;
  readonly addedWords: number;
}

interface AdminMeasuring {
  readonly ask: Caller;
  readonly sender: Sender;
  readonly facts: Pick<DataFacts, 'yard' | 'products' | 'account' | 'today'>;
  readonly calls: Calls;
  /** Workspace root. */
  readonly root: string;
  /** How often a file is made and a language added. */
  readonly exports: number;
}

/** Maximum number of yards whose specs are read at once. */
const mostYards = 60;

/** Times administration calls as internal staff. */
export async function adminTimes(measuring: AdminMeasuring): Promise<AdminTimes> {
  return {
    ...(await specTimes(measuring)),
    lists: await listTimes(measuring),
    ...(await languageTimes(measuring)),
    ...(await mergeTimes(measuring.ask, measuring.facts)),
  };
}

async function specTimes({ ask, sender, facts, calls, exports }: AdminMeasuring) {
  const { account } = facts.yard;
  const { locations } = await ask<{ locations: { location_id: number }[] }>(
    'POST manage_specs/get_locations',
    { account },
  );
  const location_ids = locations.slice(0, mostYards).map(({ location_id }) => location_id);
  const specs = await timedOften(async () => {
    await ask('POST manage_specs/configurator_structure', { account });
    await ask('POST manage_specs/get_common_specs', { account, location_ids });
  }, calls);
  const said = {
    account,
    location_id: null,
    valid_from: new Date().toISOString().slice(0, 10),
    roles: specRoles.map((role) => ({ role, ...unasked, target_pressure: 105, pull_depth: 5 })),
  };
  const effects = () =>
    ask<{ before: Record<string, number> }>('POST manage_specs/get_spec_effects', said);
  const { before } = await effects();
  const page = { ...said, changed: true, page_number: 1, page_size: 10 };
  return {
    specs,
    yards: location_ids.length,
    effects: await timedOften(effects, calls),
    effectTires: Object.values(before).reduce((sum, count) => sum + count, 0),
    changedTires: await timedOften(() => ask('POST manage_specs/get_changed_tires', page), calls),
    specPdf: await timedOften(
      () =>
        readFileOf(sender, 'POST manage_specs/download_pdf_file_spec_information', {
          account,
          location_ids,
        }),
      { calls: exports, warmUp: 1 },
    ),
  };
}

const unasked = {
  casing_age: null,
  most_repairs: null,
  most_caps: null,
  torque_m22: null,
  torque_stud_20mm: null,
  products: [],
};

function listTimes({ ask, facts, calls }: AdminMeasuring): Promise<Spread> {
  const lists = [
    ['POST manage_specs/get_locations', [{ account: facts.yard.account }]],
    ['POST products/get_products', selectionsOf(productsList)],
    ['POST admin/users/get_users', selectionsOf(usersList)],
    ['POST admin/audit/get_changes', selectionsOf(auditList)],
  ] as const;
  const all = lists.flatMap(([name, bodies]) => bodies.map((body) => ({ name, body })));
  return timesOf(all, ({ name, body }) => ask(name, body), calls);
}

async function languageTimes({ ask, root, calls, exports }: AdminMeasuring) {
  const { locales } = await ask<{ locales: { id: number; locale: string }[] }>(
    'POST admin/locales/get',
  );
  const most = locales.find(({ locale }) => locale === 'es-US');
  if (!most) throw new Error('There is no es-US.');
  await editEveryWord(ask, root, most.id);
  const count = () =>
    ask<{ counts: { locale_id: number; edited: number }[] }>(
      'POST admin/translations/get_words_count',
      {},
    );
  const words = await timedOften(count, calls);
  const { counts } = await count();
  const editedOf = (id: number) =>
    counts.reduce((sum, each) => sum + (each.locale_id === id ? each.edited : 0), 0);
  const times: number[] = [];
  for (let place = 0; place < exports; place += 1) {
    const language = { locale: 'sw-KE', name: 'Kiswahili', parrentId: most.id, as_id: most.id };
    times.push(await timed(() => ask('POST admin/locales/add_as', language)));
    const now = await ask<{ locales: typeof locales }>('POST admin/locales/get');
    const added = now.locales.find(({ locale }) => locale === language.locale);
    await ask('POST admin/locales/withdraw', { locale_id: added?.id });
  }
  const added = spreadOf(times);
  return { words, locales: locales.length, added, addedWords: editedOf(most.id) };
}
