import {
  type ConditionPart,
  type ConditionRequest,
  conditionParts,
  savedName,
  unitTypes,
  vocations,
} from '@portal/contract/analysis-reports';

/** What a report is ordered by, besides accounts, days and what it is called. */
export interface OrderChoices {
  readonly parts: ConditionPart[];
  readonly unit_types: string[];
  readonly vocations: string[];
  readonly country: string;
  /** As in `US-TX`, since countries may share a code. */
  readonly state: string;
  readonly nonsig: string;
}

/** What a report is ordered by, besides accounts and days. */
export interface OrderValues extends OrderChoices {
  readonly name: string;
  readonly comment: string;
}

export const newOrder = (name: string, choices: OrderChoices): OrderValues => ({
  name,
  comment: '',
  ...choices,
});

/** The values among what the browser kept; null for what is none of them. */
export function orderIn(kept: unknown): OrderValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const text = (name: string) => {
    const value: unknown = Reflect.get(kept, name);
    return typeof value === 'string' ? value : '';
  };
  const list = <Value extends string>(name: string, known: readonly Value[]) => {
    const values: unknown = Reflect.get(kept, name);
    return Array.isArray(values) ? known.filter((value) => values.includes(value)) : [];
  };
  return {
    name: text('name'),
    comment: text('comment'),
    parts: list('parts', conditionParts),
    unit_types: list('unit_types', unitTypes),
    vocations: list('vocations', vocations),
    country: text('country'),
    state: text('state'),
    nonsig: text('nonsig'),
  };
}

/** What is sent of the values: parts in their order, and nothing of what narrows nothing. */
export function orderBody(
  values: OrderValues,
): Omit<ConditionRequest, 'account_ids'> & { name: string } {
  const { comment, parts, country, state, nonsig } = values;
  const types = unitTypes.filter((type) => values.unit_types.includes(type));
  const work = vocations.filter((each) => values.vocations.includes(each));
  const [stateCountry = '', code = ''] = state.split('-');
  const where = country || stateCountry;
  return {
    name: savedName(values.name) ?? '',
    parts: conditionParts.filter((part) => parts.includes(part)),
    ...(comment.trim() !== '' && { comment }),
    ...(types.length > 0 && { unit_types: types }),
    ...(work.length > 0 && { vocations: work }),
    ...(where !== '' && { country: where }),
    ...(code !== '' && { state: code }),
    ...(nonsig !== '' && { nonsig }),
  };
}
