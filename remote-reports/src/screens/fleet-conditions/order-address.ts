import { conditionParts, unitTypes, vocations } from '@portal/contract/analysis-reports';
import type { OrderChoices } from './order-values.ts';

const between = '.';

/** Reads the choices in the address besides accounts and dates; favorites store them. */
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

/** Converts the choices to address parameters; an empty one means no restriction. */
export function choiceParameters(choices: OrderChoices): Readonly<Record<string, string>> {
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
