import { type FileKind, optional, required } from '../file-kind.ts';
import { between } from '../values/number.ts';
import { loadRange, oneOf, text, yesOrNo } from '../values/text.ts';

const retiredAt = `
  select p.retired_at from products p
  where (p.kind, p.brand, p.line, p.size) = (r.kind, r.brand, r.line, r.size)
    and p.load_range is not distinct from r.load_range`;

/** Products that are bought or retreaded. */
export const products: FileKind = {
  columns: {
    kind: required(oneOf('tire', 'retread', 'casing')),
    brand: required(text(80)),
    line: required(text(80)),
    size: required(text(40)),
    load_range: optional(loadRange),
    design_position: optional(oneOf('steer', 'drive', 'trail', 'allpositions')),
    original_tread_mm: optional(between(0.1, 79.38, 4)),
    retired: optional(yesOrNo),
  },
  key: ['kind', 'brand', 'line', 'size', 'load_range'],
  references: [],
  table: 'products',
  conflict: ['kind', 'brand', 'line', 'size', 'load_range'],
  written: {
    kind: 'r.kind',
    brand: 'r.brand',
    line: 'r.line',
    size: 'r.size',
    load_range: 'r.load_range',
    design_position: 'r.design_position',
    original_tread_mm: 'r.original_tread_mm',
    // An empty value changes nothing, since products are also retired and merged in the portal. A
    // merged product stays retired.
    retired_at: `case when r.retired then coalesce((${retiredAt}), now())
      when not r.retired then (${retiredAt} and p.merged_into is not null)
      else (${retiredAt}) end`,
  },
  onChange: { revision: 't.revision + 1' },
};
