import { type TObject, type TProperties, type TSchema, Type } from 'typebox';

/** A calendar date without a time, `YYYY-MM-DD`. */
export const isoDate = (description: string) =>
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description });

/** A moment in time, as it travels. */
export const instant = Type.String({ description: 'ISO instant, UTC.' });

/** Has a call that is sent twice take effect once. */
export const clientKey = Type.String({
  pattern: '^[A-Za-z0-9_-]{8,60}$',
  description:
    'Made anew for each row to keep. A call that is sent again with it keeps nothing twice and ' +
    'answers the row that it has made.',
});

const lines = '[\\t\\n\\r\\P{Cc}]*';

/** A text of several lines without other control characters, as a pattern. */
export const severalLines = `^${lines}$`;

/** The same, with at least a word. */
export const someWords = `^${lines}[^\\s\\p{Cc}]${lines}$`;

/** The bytes of a file, as the answer of a call that is answered by nothing else. */
export const fileBytes = Type.Unsafe<Blob>({ type: 'string', format: 'binary' });

/** Whether a call with this response is answered by a file and never by JSON. */
export const isFileAlone = (response: TSchema): boolean => response === fileBytes;

/** The outcome of a write, in the form that screens show. */
export const status = Type.Object({ status: Type.Integer(), description: Type.String() });

/** Most rows on a page of most lists. */
export const mostPageRows = 100;

/** The fields that every paged request carries. Pages count from 1. */
export const pageRequest = {
  page_number: Type.Integer({ minimum: 1, maximum: 100_000 }),
  page_size: Type.Integer({ minimum: 1, maximum: mostPageRows }),
};

/** A page of rows under their own name, with the counts that a pager needs. */
export const paged = <Rows extends TProperties>(rows: Rows): TObject<Rows & typeof counts> =>
  Type.Object({ ...rows, ...counts });

const counts = {
  page_number: Type.Integer(),
  page_size: Type.Integer(),
  total_items: Type.Integer(),
};
