import { Type } from 'typebox';
import { declarationSchema } from './declaration.schema.ts';
import { buildVersion, contractRange, integrity, locale, remoteName } from './patterns.ts';

/** Texts of the declared keys, by locale, so that menus can be shown without loading a pack. */
export const labelsSchema = Type.Record(
  Type.String({ pattern: locale }),
  Type.Record(Type.String(), Type.String()),
);

/** The scripts and styles that each page needs first, by page name. */
export const pagesSchema = Type.Record(
  Type.String({ pattern: remoteName }),
  Type.Array(Type.String({ minLength: 1 })),
);

/**
 * `remote.json`: a build's description of itself. The deployment contains the hash of this file.
 */
export const manifestSchema = Type.Object({
  schema: Type.Literal(1),
  declaration: declarationSchema,
  version: Type.String({ pattern: buildVersion }),
  contract: Type.String({
    pattern: contractRange,
    description: 'Contracts that this build runs under.',
  }),
  shared: Type.Record(Type.String(), Type.String(), {
    description: 'Modules expected from the page, with the range of each.',
  }),
  files: Type.Record(Type.String(), Type.String({ pattern: integrity }), {
    description: 'Every other file of the build by its path, with its hash.',
  }),
  entry: Type.Optional(Type.String({ minLength: 1, description: 'The file to run first.' })),
  pages: Type.Optional(pagesSchema),
  labels: labelsSchema,
});
