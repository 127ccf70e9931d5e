import {
  type ConditionPart,
  type ConditionRequest,
  conditionParts,
  savedName,
  unitTypes,
  vocations,
} from '@portal/contract/analysis-reports';

/** Choices for ordering a report, besides accounts, dates, name and comment. */
export interface OrderChoices {
  readonly parts: ConditionPart[];
  readonly unit_types: string[];
  readonly vocations: string[];
  readonly country: string;
  /** With its country, as in `US-TX`, since states of two countries may share a code. */
  readonly state: string;
  readonly nonsig: string;
}

/** Form values for ordering a report, besides accounts and dates. */
export interface OrderValues extends OrderChoices {
  readonly name: string;
  readonly comment: string;
}

export const newOrder = (name: string, choices: OrderChoices): OrderValues => ({
  name,
  comment: '',
  ...choices,
});

/** Reads stored form values; null if they have another shape. */
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

/** Converts form values to the request body: parts in their order, without empty filters. */
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
