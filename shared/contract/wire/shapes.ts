import { type TObject, type TProperties, Type } from 'typebox';

/** A calendar date without a time, `YYYY-MM-DD`. */
export const isoDate = (description: string) =>
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description });

const lines = '[\\t\\n\\r\\P{Cc}]*';

/** A text of several lines without other control characters, as a pattern. */
export const severalLines = `^${lines}$`;

/** The same, with at least a word. */
export const someWords = `^${lines}[^\\s\\p{Cc}]${lines}$`;

/** The bytes of a file, as the answer of a call that has `files`. */
export const fileBytes = Type.Unsafe<Blob>({ type: 'string', format: 'binary' });

/** The outcome of a write, in the form that screens show. */
export const status = Type.Object({ status: Type.Integer(), description: Type.String() });

/** The fields that every paged request carries. Pages count from 1 and hold at most 100 rows. */
export const pageRequest = {
  page_number: Type.Integer({ minimum: 1, maximum: 100_000 }),
  page_size: Type.Integer({ minimum: 1, maximum: 100 }),
};

/** A page of rows under their own name, with the counts that a pager needs. */
export const paged = <Rows extends TProperties>(rows: Rows): TObject<Rows & typeof counts> =>
  Type.Object({ ...rows, ...counts });

const counts = {
  page_number: Type.Integer(),
  page_size: Type.Integer(),
  total_items: Type.Integer(),
};
