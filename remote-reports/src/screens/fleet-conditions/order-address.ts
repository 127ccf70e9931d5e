import { conditionParts, unitTypes, vocations } from '@portal/contract/analysis-reports';
import type { OrderChoices } from './order-values.ts';

const between = '.';

/** What an address chooses besides accounts and days; favorites keep it. */
export function choicesIn(params: URLSearchParams): OrderChoices {
  const text = (name: string) => params.get(name) ?? '';
  const some = <Value extends string>(name: string, known: readonly Value[]) => {
    const values = text(name).split(between);
    return known.filter((value) => values.includes(value));
  };
  const parts = some('parts', conditionParts);
  return {
    parts: parts.length > 0 ? parts : [...conditionParts],
    unit_types: some('types', unitTypes),
    vocations: some('vocations', vocations),
    country: text('country'),
    state: text('state'),
    nonsig: text('dealer'),
  };
}

/** The same as parameters of an address; empty ones narrow nothing. */
export function choicesAs(choices: OrderChoices): Readonly<Record<string, string>> {
  const { parts, unit_types, vocations: work, country, state, nonsig } = choices;
  return {
    parts: parts.length === conditionParts.length ? '' : parts.join(between),
    types: unit_types.join(between),
    vocations: work.join(between),
    country,
    state,
    dealer: nonsig,
  };
}
