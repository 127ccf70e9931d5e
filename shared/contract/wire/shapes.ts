import { type TObject, type TProperties, type TSchema, Type } from 'typebox';

/** A calendar date without a time, `YYYY-MM-DD`. */
export const isoDate = (description: string) =>
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description });

/** A moment in time, as on the wire. */
export const instant = Type.String({ description: 'ISO instant, UTC.' });

/** Idempotency key: a call sent twice takes effect once. */
export const clientKey = Type.String({
  pattern: '^[A-Za-z0-9_-]{8,60}$',
  description:
    'Made anew for each row to keep. A call that is sent again with it keeps nothing twice and ' +
    'answers the row that it has made.',
});

const lines = '[\\t\\n\\r\\P{Cc}]*';

/** Pattern of a multiline text without other control characters. */
export const severalLines = `^${lines}$`;

/** Pattern of such a text with at least one visible character. */
export const someWords = `^${lines}[^\\s\\p{Cc}]${lines}$`;

/** The bytes of a file, as the response of a call that returns nothing else. */
export const fileBytes = Type.Unsafe<Blob>({ type: 'string', format: 'binary' });

/** Whether a call with this response always returns a file and never JSON. */
export const isFileAlone = (response: TSchema): boolean => response === fileBytes;

/** The outcome of a write, as screens show it. */
export const status = Type.Object({ status: Type.Integer(), description: Type.String() });

/** Maximum rows per page of most lists. */
export const mostPageRows = 100;

/** The fields of every paged request. Pages count from 1. */
export const pageRequest = {
  page_number: Type.Integer({ minimum: 1, maximum: 100_000 }),
  page_size: Type.Integer({ minimum: 1, maximum: mostPageRows }),
};

/** Returns the schema of a page of rows under their own name, with the counts for a pager. */
export const paged = <Rows extends TProperties>(rows: Rows): TObject<Rows & typeof counts> =>
  Type.Object({ ...rows, ...counts });

const counts = {
  page_number: Type.Integer(),
  page_size: Type.Integer(),
  total_items: Type.Integer(),
};
