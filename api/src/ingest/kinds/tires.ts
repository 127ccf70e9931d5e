import { type FileKind, optional, required } from '../file-kind.ts';
import { between, wholeNumber } from '../values/number.ts';
import { documentNumber, nonsig } from '../values/text.ts';
import { madeOn, tin } from '../values/tin.ts';
import { recordChangesSql } from './record-changes-sql.ts';
import { account, checkProductComplete, product, productColumns } from './references.ts';

/** Casings in use, each in its current life. */
export const tires: FileKind = {
  columns: {
    account: required(nonsig),
    tire_number: required(documentNumber),
    ...productColumns,
    tin: optional(tin),
    caps: required(wholeNumber(0, 20)),
    original_tread_mm: optional(between(0.1, 79.38, 4)),
  },
  key: ['account', 'tire_number'],
  faults: checkProductComplete,
  references: [
    account,
    {
      ...product(`'tire'`),
      take: 'products.id as product_id, products.original_tread_mm as product_tread_mm',
    },
  ],
  table: 'tires',
  conflict: ['account_id', 'tire_number'],
  written: {
    account_id: 'r.account_id',
    tire_number: 'r.tire_number',
    product_id: 'r.product_id',
    tin: 'r.tin',
    made_on: madeOn,
  },
  onChange: { revision: 't.revision + 1', changed_at: 'now()' },
  after: [
    ...recordChangesSql('tire'),
    // A new tire gets its product's tread depth; a retread has its own.
    `with come as (
      insert into tire_lives as o (tire_id, caps, product_id, original_tread_mm)
      select t.id, r.caps, case when r.caps = 0 then r.product_id end,
        coalesce(r.original_tread_mm, case when r.caps = 0 then r.product_tread_mm end)
      from accepted r
      join tires t on (t.account_id, t.tire_number) = (r.account_id, r.tire_number)
      on conflict (tire_id, caps) do update
        set product_id = coalesce(excluded.product_id, o.product_id),
          original_tread_mm = coalesce(excluded.original_tread_mm, o.original_tread_mm)
        where (coalesce(excluded.product_id, o.product_id),
            coalesce(excluded.original_tread_mm, o.original_tread_mm))
          is distinct from (o.product_id, o.original_tread_mm)
      returning tire_id
    )
    insert into merged select tire_id, false from come`,
  ],
};
