import {
  type RoleSpec,
  type SpecField,
  specFields,
  specList,
  specUnit,
} from '@portal/contract/admin';
import type { ListFileFormat } from '@portal/contract/wire';
import { formatDate, roundHalfUp } from '@portal/platform/format';
import type { FileAnswer } from '../../../app/file-answer.ts';
import { dayOf } from '../../../exports/reader-clock.ts';
import { answerListFile } from '../../../lists/answer-list-file.ts';
import type { LocalizedTexts } from '../../../words/localized-texts.ts';
import { readCommonSpecs } from './read-common-specs.ts';

type Input = Omit<Parameters<typeof answerListFile>[0], 'body'> & {
  readonly body: {
    readonly account: string;
    readonly location_ids?: readonly number[];
    readonly has_yards?: boolean;
  };
};

interface Row {
  readonly place: string | null;
  readonly spec: RoleSpec;
  /** Whether the same file contains the fleet's specs. */
  readonly isBesideFleet: boolean;
}

/**
 * Returns a file with the specs of a fleet, optionally with all its yards, or of some yards.
 *
 * @throws Refusal `unknown_value`, `too_many_requests`
 */
export async function specFile(input: Input, format: ListFileFormat): Promise<FileAnswer> {
  const { account, location_ids = [], has_yards = false } = input.body;
  const day = dayOf(input.now, input);
  const asked = { account, location_ids, has_yards, day };
  const { items, ...formats } = await readCommonSpecs(input, asked);
  const rows = items.flatMap(({ location_id, code, name, roles }) =>
    roles.map((spec): Row => {
      const place = location_id === null ? null : `${name} · ${code}`;
      return { place, spec, isBesideFleet: has_yards && place !== null };
    }),
  );
  const measured = (field: SpecField) => (row: Row, words: LocalizedTexts) => {
    const { value, source } = row.spec.values[field];
    return words.t('specs.value_from', {
      value:
        value === null
          ? words.t('specs.no_limit')
          : words.t(`specs.measure.${specUnit(field, formats)}`, {
              value: String(roundHalfUp(value, 2)),
            }),
      source: words.t(`specs.source.${source}`),
    });
  };
  return answerListFile<Row>({ ...input, body: { format } }, 'admin', {
    definition: specList,
    of: [
      { label: 'specs.fleet', value: await fleetName(input.db, account) },
      { label: 'specs.on_day', value: formatDate(day), moment: day },
    ],
    named: () => [account],
    read: async ({ page_number, page_size }) => ({
      rows: rows.slice((page_number - 1) * page_size, page_number * page_size),
      page_number,
      page_size,
      total_items: rows.length,
    }),
    values: {
      place: ({ place }, { t }) => place ?? t('specs.fleet'),
      axle: ({ spec }, { t }) => t(`specs.role.${spec.role}`),
      ...Object.fromEntries(specFields.map((field) => [field, measured(field)])),
      approved: ({ spec: { products }, isBesideFleet }, { t }) =>
        isBesideFleet && products.source === 'fleet'
          ? t('specs.products_of_fleet')
          : products.value.map(({ name }) => name).join(', ') || t('specs.every_product'),
    },
  });
}

/** Name and number of a fleet. */
async function fleetName(db: Input['db'], account: string): Promise<string> {
  const fleet = await db
    .selectFrom('accounts')
    .select('name')
    .where('nonsig', '=', account)
    .executeTakeFirst();
  return fleet?.name ? `${fleet.name} · ${account}` : account;
}
