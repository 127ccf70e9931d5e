import { type CallDefinition, exportFormats, type ListFilter } from '@portal/contract/wire';
import type { TestInput } from './test-inputs.ts';

/**
 * Returns inputs for a list's call that request everything it shows. Null for other calls, and for
 * a list with a filter that accepts any text, since such text may name a row.
 */
export function listCallInputs({ list, files }: CallDefinition): (() => TestInput[]) | null {
  if (!list) return null;
  const filters = Object.entries(list.filters);
  if (filters.some(([, { values }]) => values === undefined)) return null;
  const rest = files ? { format: exportFormats.excel } : { page_number: 1, page_size: 100 };
  const always = filters.filter(([, { first }]) => first !== undefined);
  const bodies = always.reduce<object[]>(
    (before, [name, filter]) =>
      before.flatMap((body) =>
        valuesOf(filter).map((value) => ({ ...body, [filter.field ?? name]: value })),
      ),
    [rest],
  );
  return () => bodies.map((body) => ({ body }));
}

const valuesOf = ({ values = {} }: ListFilter) => Object.values(values);
