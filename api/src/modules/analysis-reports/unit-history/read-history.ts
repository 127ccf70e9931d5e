import {
  type HistoryEntry,
  type HistoryKind,
  historyKinds,
  type LineKind,
  lineKinds,
  type UnitHistory,
  type UnitHistoryRequest,
  unitHistoryList,
} from '@portal/contract/analysis-reports';
import { roundHalfUp } from '@portal/platform/format';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { listOrder } from '../../../lists/list-order.ts';
import type { Page, PageRequest } from '../../../lists/read-page.ts';
import { callEntries } from './call-entries.ts';
import type { FoundUnit, NamedUnit } from './find-unit.ts';
import { entryConverter, type Reader, type StoredEntry } from './shown-entry.ts';
import {
  inspectionEntries,
  laterRepairEntries,
  onSiteRepairEntries,
  torqueEntries,
} from './survey-entries.ts';
import { mountEntries, plantRepairEntries, removalEntries } from './tire-entries.ts';

/** The filters and order of a unit's entries. */
export type HistorySelection = Omit<UnitHistoryRequest, keyof PageRequest | keyof NamedUnit>;

export interface HistoryQuery {
  /** A query of entries of all kinds. */
  readonly source: RawBuilder<unknown>;
  readonly selection: HistorySelection;
  readonly user: Reader;
}

interface HistoryQueryResult {
  readonly listed: number;
  readonly counts: Partial<Record<HistoryKind, number>>;
  readonly costs: Partial<Record<LineKind, number>>;
  readonly page: readonly StoredEntry[];
}

interface History {
  readonly page: Page<HistoryEntry>;
  readonly summary: UnitHistory['summary'];
}

/**
 * A query for entries of all kinds from the records of a unit.
 *
 * @param ahead offset of the reader's clock, in milliseconds
 */
export const recordedEntries = (unit: FoundUnit, ahead: number): RawBuilder<unknown> =>
  sql.join(
    [
      inspectionEntries(unit),
      torqueEntries(unit),
      onSiteRepairEntries(unit),
      laterRepairEntries(unit, ahead),
      mountEntries(unit),
      removalEntries(unit),
      plantRepairEntries(unit),
      callEntries(unit),
    ],
    sql` union all `,
  );

type HistoryFilter = Pick<HistorySelection, 'date_from' | 'date_to' | 'keyword'>;

/** Whether an entry `e` lies within the dates and contains the keyword. */
export const isChosen = ({
  date_from,
  date_to,
  keyword = '',
}: HistoryFilter): RawBuilder<unknown> =>
  sql.join(
    [
      holdsKeyword(keyword.trim(), [
        sql`e.product`,
        sql`e.place`,
        sql`e.done_by`,
        sql`e.comments`,
        sql`e.known`,
      ]),
      ...(date_from ? [sql`e.happened_on >= ${date_from}`] : []),
      ...(date_to ? [sql`e.happened_on <= ${date_to}`] : []),
    ],
    sql` and `,
  );

const ordered = (selection: HistorySelection) =>
  listOrder(
    unitHistoryList,
    { happened_on: [sql`e.happened_on`] },
    selection,
    sql`array_position(${[...historyKinds]}::text[], e.kind), e.nth, e.entry_id collate "C"`,
  );

/** Whether an entry is listed on the pages: by kind, or calls with charges only. */
const isListed = ({ kind, charge }: HistorySelection) =>
  sql.join(
    [
      kind ? sql`e.kind = ${kind}` : sql`true`,
      ...(charge
        ? [
            sql`exists (
              select from json_to_recordset(e.detail -> 'lines') as line (kind text)
              where line.kind = ${charge})`,
          ]
        : []),
    ],
    sql` and `,
  );

/** Reads a page of the history of a unit, with totals that ignore the page's filter on kinds. */
export async function readHistory(
  db: Kysely<Schema>,
  { source, selection, user }: HistoryQuery,
  { page_number, page_size }: PageRequest,
): Promise<History> {
  const listed = isListed(selection);
  const order = ordered(selection);
  // One query for counts, costs and page: planning it takes longer than running it.
  const { rows } = await sql<HistoryQueryResult>`
    with entries as materialized (
      select * from (${source}) e where ${isChosen(selection)}
    )
    select
      (select count(*) from entries e where ${listed}) as listed,
      (select coalesce(json_object_agg(k.kind, k.count), '{}'::json)
        from (select e.kind, count(*) as count from entries e group by e.kind) k) as counts,
      (select coalesce(json_object_agg(b.kind, b.amount), '{}'::json)
        from (
          select line.kind, sum(line.amount) as amount
          from entries e
          cross join lateral json_to_recordset(e.detail -> 'lines') as line (kind text, amount numeric)
          where e.kind = 'call' group by line.kind) b) as costs,
      (select coalesce(json_agg(shown order by shown.place_on_page), '[]'::json)
        from (
          select e.*, row_number() over (order by ${order}) as place_on_page
          from entries e
          where ${listed}
          order by ${order} limit ${page_size} offset ${(page_number - 1) * page_size}) shown) as page`.execute(
    db,
  );
  const { listed: total_items = 0, counts = {}, costs = {}, page = [] } = rows[0] ?? {};
  return {
    page: {
      rows: page.map(entryConverter(user)),
      page_number,
      page_size,
      total_items,
    },
    summary: summaryOf(counts, costs),
  };
}

function summaryOf(
  counted: HistoryQueryResult['counts'],
  charged: HistoryQueryResult['costs'],
): UnitHistory['summary'] {
  const counts = filled(historyKinds, counted);
  const costs = filled(lineKinds, charged);
  return {
    entries: sum(counts),
    counts,
    cost: roundHalfUp(sum(costs), 2),
    costs,
  };
}

/** A figure for each name; 0 if it is missing. */
const filled = <Name extends string>(
  names: readonly Name[],
  figures: Partial<Record<Name, number>>,
): Record<Name, number> => {
  const each = Object.fromEntries(names.map((name) => [name, figures[name] ?? 0]));
  // Keyed by the given names.
  return each as Record<Name, number>;
};

const sum = (figures: Readonly<Record<string, number>>): number =>
  Object.values(figures).reduce((all, each) => all + each, 0);
