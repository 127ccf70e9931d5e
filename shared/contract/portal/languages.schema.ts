import { Type } from 'typebox';
import { defineCalls } from '../wire/calls.ts';

/** Texts by remote (or `shell`) and key: only those that administrators changed. */
export const languagePack = Type.Record(Type.String(), Type.Record(Type.String(), Type.String()));

export const localeRow = Type.Object({
  id: Type.Integer(),
  locale: Type.String({ description: 'BCP 47, as in pt-BR.' }),
  parrentId: Type.Union([Type.Integer(), Type.Null()]),
  name: Type.String({ description: 'The language in its own words.' }),
});

/** Calls on the portal's languages, and on the texts that administrators changed. */
export const languageCalls = defineCalls({
  'GET languages/locales': {
    summary: 'The languages of this deployment.',
    right: 'none',
    response: Type.Object({ locales: Type.Array(localeRow) }),
  },
  'GET languages/pack/{locale}': {
    summary: "The administrators' words for one locale, to be laid over the built packs.",
    right: 'none',
    params: Type.Object({ locale: Type.String({ pattern: '^[a-z]{2}-[A-Z]{2}$' }) }),
    query: Type.Object({ t: Type.Optional(Type.String()) }),
    response: Type.Object({ locale: Type.String(), language_pack: languagePack }),
  },
});
