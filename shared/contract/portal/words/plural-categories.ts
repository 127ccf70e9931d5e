/** CLDR's plural categories; the key of a plural form ends in `_` and one of them. */
export const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

export type PluralCategory = (typeof pluralCategories)[number];
