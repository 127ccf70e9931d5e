/** CLDR's categories of counts; a key of a counted word ends in `_` and one of them. */
export const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

export type PluralCategory = (typeof pluralCategories)[number];
