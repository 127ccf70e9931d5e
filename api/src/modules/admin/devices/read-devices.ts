import { devicesList, type ListedDevice } from '@portal/contract/admin';
import { sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { ListInput } from '../../../lists/list-handlers.ts';
import { listOrder } from '../../../lists/list-order.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';

type Instant = 'reported_at' | 'oldest_unsent_at' | 'reminded_at' | 'forget_at';
type Row = Omit<ListedDevice, Instant> & {
  readonly reported_at: Date;
  readonly oldest_unsent_at: Date | null;
  readonly reminded_at: Date | null;
  readonly forget_at: Date | null;
};

const userName = sql`trim(u.name || ' ' || u.last_name)`;
const forget = sql`
  case when d.forget_asked_at is not null then 'asked'
    when d.forgotten_at is not null then 'done' else 'none' end`;

const columns = sql`
  d.id, ${userName} as user_name, u.login, d.device, d.reported_at, d.unsent, d.attention, d.oldest_unsent_at,
  d.units, d.reminded_at, ${forget} as forget, coalesce(d.forget_asked_at, d.forgotten_at) as forget_at,
  d.forgotten_unsent, d.forgotten_units`;

/** Reads the last reported state of every user's devices. */
export async function readDevices(
  { unscoped, body, now }: ListInput<typeof devicesList>,
  page: PageRequest,
): Promise<Page<ListedDevice>> {
  const { keyword = '', needs_attention, unsent_days, forget: state } = body;
  const conditions = [
    holdsKeyword(keyword.trim(), [
      sql`u.name || ' ' || u.last_name`,
      sql`u.login`,
      sql`u.email`,
      sql`d.device`,
    ]),
    ...(needs_attention ? [sql`d.attention > 0`] : []),
    ...(unsent_days
      ? [sql`d.oldest_unsent_at < ${now}::timestamptz - ${unsent_days} * interval '24 hours'`]
      : []),
    ...(state ? [sql`${forget} = ${state}`] : []),
  ];
  const { rows, ...counts } = await readPage<Row>(
    unscoped,
    {
      columns,
      rows: sql`from devices d join users u on u.id = d.user_id
        where ${sql.join(conditions, sql` and `)}`,
      order: listOrder(
        devicesList,
        {
          user_name: [sql`${userName} collate "und-x-icu"`],
          reported_at: [sql`d.reported_at`],
          unsent: [sql`d.unsent`],
          oldest_unsent_at: [sql`d.oldest_unsent_at`],
        },
        body,
        sql`d.id desc`,
      ),
    },
    page,
  );
  return {
    rows: rows.map((row) => ({
      ...row,
      reported_at: row.reported_at.toISOString(),
      oldest_unsent_at: row.oldest_unsent_at?.toISOString() ?? null,
      reminded_at: row.reminded_at?.toISOString() ?? null,
      forget_at: row.forget_at?.toISOString() ?? null,
    })),
    ...counts,
  };
}
