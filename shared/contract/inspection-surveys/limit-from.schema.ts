import { Type } from 'typebox';
import { nullable } from '../fleet-surveys/shapes.ts';
import { isoDate } from '../wire/shapes.ts';
import { specSources } from './spec-sources.ts';

/** The source of a finding's limit. */
export const limitFrom = {
  spec_source: nullable(
    Type.Enum(specSources, {
      description:
        "Whose spec was in force then: the location's, the account's, or the default of the load range. Null where " +
        'no spec sets the limit, but the law or a setting does.',
    }),
  ),
  spec_valid_from: nullable(isoDate('From when that spec holds; null without one.')),
};
