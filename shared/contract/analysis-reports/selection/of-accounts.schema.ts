import { Type } from 'typebox';
import { mostAccounts } from '../shapes.ts';

/** Restricts a report to the chosen accounts. */
export const ofAccounts = {
  account_ids: Type.Array(Type.Integer({ minimum: 1 }), {
    maxItems: mostAccounts,
    uniqueItems: true,
    description: 'Ids of accounts; none stands for all that the caller sees.',
  }),
};
