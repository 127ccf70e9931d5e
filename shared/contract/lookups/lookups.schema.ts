import { Type } from 'typebox';
import { defineCalls } from '../wire/calls.ts';

const right = 'FDLOGIN';

/** Number of the account whose records the lookup reads; the user must have access to them. */
const account = Type.String({ minLength: 1, maxLength: 20 });
const ofAccount = Type.Object({ account });
/** Distinct names from the records, in order; at most 1,000. */
const names = Type.Array(Type.String());

const options = Type.Array(
  Type.Object({ value: Type.String({ description: 'The nonsig.' }), text: Type.String() }),
);
const isLimited = Type.Boolean({ description: 'Whether there are more than these 1,000.' });

export const lookupCalls = defineCalls({
  'POST lookups/get_brands': {
    summary:
      "The brands of the products in an account's purchases, and in its casings of which the outcome is known, " +
      'that the user may see; last, `Unknown`, where there are such casings without one.',
    right,
    body: ofAccount,
    response: Type.Object({ brands: names }),
  },
  'POST lookups/get_product_lines': {
    summary:
      "The product lines (of retreads: the tread designs) in an account's purchases and casings " +
      'that the user may see, of some brands or of all.',
    right,
    body: Type.Object({
      account,
      brands: Type.Optional(
        Type.Array(Type.String({ maxLength: 120 }), {
          maxItems: 1000,
          description: 'Missing or empty: of all.',
        }),
      ),
    }),
    response: Type.Object({ product_lines: names }),
  },
  'POST lookups/get_tire_sizes': {
    summary:
      "The sizes of the products in an account's purchases and casings that the user may see.",
    right,
    body: ofAccount,
    response: Type.Object({ tire_sizes: names }),
  },
  'GET dealer_portal/get_dealers': {
    summary:
      'Independent dealers by name: all for internal staff, those that serve the accounts of a fleet, ' +
      "a dealer's own.",
    right: 'session',
    response: Type.Object({ dealers: options, is_limited: isLimited }),
  },
  'GET dealer_portal/get_dealer_ctsc_locations': {
    summary: "The same of the service centers of the provider's own.",
    right: 'session',
    response: Type.Object({ dealers_ctsc: options, is_limited: isLimited }),
  },
  'POST dealer_portal/get_dealer_locations': {
    summary:
      'Both kinds, with their places, of all or of those that serve an account; the keyword is looked for ' +
      'in nonsig, name and city.',
    right: 'session',
    body: Type.Object({
      keyword: Type.Optional(Type.String({ maxLength: 100 })),
      account: Type.Optional(account),
    }),
    response: Type.Object({ dealers_locations: options, is_limited: isLimited }),
  },
});
