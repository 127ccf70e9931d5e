/** Form values of a new text. */
export interface NewWordValues {
  namespace: string;
  key: string;
  english: string;
  /** In the language shown; empty for none. */
  translation: string;
  comments: string;
}

/** English has the id 1 in every deployment. */
export const englishId = 1;

export const emptyWord = (): NewWordValues => ({
  namespace: 'shell',
  key: '',
  english: '',
  translation: '',
  comments: '',
});

/** Reads stored form values; null if they have another shape. */
export function newWordIn(kept: unknown): NewWordValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { namespace, key, english, translation, comments } = kept as Record<string, unknown>;
  const texts = [namespace, key, english, translation, comments];
  if (!texts.every((text) => typeof text === 'string')) return null;
  return { namespace, key, english, translation, comments } as NewWordValues;
}
