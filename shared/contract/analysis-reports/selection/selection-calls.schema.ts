import { type Static, Type } from 'typebox';
import { accountTypes } from '../../fleet-surveys/locations/locations-list.ts';
import { choice, nullable } from '../../fleet-surveys/shapes.ts';
import { unitTypes, vocations } from '../../fleet-surveys/units/code-lists.ts';
import type { CallDefinition } from '../../wire/calls.ts';
import { paged, pageRequest } from '../../wire/shapes.ts';
import { mostAccounts } from '../shapes.ts';
import { ofAccounts } from './of-accounts.schema.ts';

const accountType = Type.Enum(Object.values(accountTypes));
const keyword = Type.Optional(
  Type.String({ maxLength: 200, description: 'In the names and numbers of the accounts.' }),
);

/** An account that a report can be narrowed to. */
export const selectedAccount = Type.Object({
  account_id: Type.Integer(),
  account: Type.String({ description: 'Its number.' }),
  fleet_name: Type.String({ description: 'Its name, or its number without one.' }),
  account_type: accountType,
  country: Type.String({ description: 'Two letters, as in `US`.' }),
});

const choices = Type.Array(choice, { description: 'Ids of accounts with their names.' });
const dealers = Type.Array(
  Type.Object({
    nonsig: Type.String(),
    name: Type.String(),
    city: Type.String(),
    state: Type.String(),
  }),
);
const flag = (of: string) => Type.Boolean({ description: `Whether the caller sees ${of}.` });

/** The filter options of a report: the values found in the accounts that the caller sees. */
export const selects = Type.Object({
  countries: Type.Array(Type.String({ description: 'Two letters, as in `US`.' })),
  states: Type.Array(Type.Object({ country: Type.String(), state: Type.String() }), {
    description: 'States and provinces of their locations, by country.',
  }),
  fleets: Type.Object({
    national_global_account_names: choices,
    canadian_national_global_account_names: choices,
    government_account_names: choices,
  }),
  vocations: Type.Array(Type.Enum(vocations)),
  unit_types: Type.Array(Type.Enum(unitTypes)),
  dealers: Type.Array(dealers.items, { description: 'Independent dealers that serve them.' }),
  dealers_ctsc: Type.Array(dealers.items, {
    description: "Service centers of the provider's own that serve them.",
  }),
  is_show_unknown: flag('accounts of an unknown type'),
  is_show_localbook: flag("dealers' own customers"),
  is_show_goverment: flag('government accounts'),
  is_show_preferred_fleet: flag('preferred fleets'),
  verified_account: nullable(selectedAccount),
  is_accounts_verification_failed: Type.Boolean({
    description: 'Whether a number was typed that is no account of theirs.',
  }),
});

/** Responses with single parts of the filter options, for the selection of the scrap analysis. */
export const selectParts = {
  dealers: Type.Object({ dealers: selects.properties.dealers }),
  dealersCtsc: Type.Object({ dealers_ctsc: selects.properties.dealers_ctsc }),
  states: Type.Object({ states: selects.properties.states }),
  fleets: Type.Object({ fleets: selects.properties.fleets }),
  countries: Type.Object({ countries: selects.properties.countries }),
  vocations: Type.Object({ vocations: selects.properties.vocations }),
};

/** The four calls that offer the accounts of a report. */
const ofSelection = (right: string) => ({
  select_accounts: {
    summary: 'The accounts that the caller sees, by page and by name.',
    right,
    body: Type.Object({
      ...ofAccounts,
      keyword,
      account_types: Type.Optional(Type.Array(accountType, { uniqueItems: true })),
      country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
      ...pageRequest,
    }),
    response: paged({
      accounts: Type.Array(selectedAccount),
      total_selected_items: Type.Integer({
        description: 'How many of `account_ids` are among those on all pages.',
      }),
    }),
  },
  select_account_ids: {
    summary: 'Of the named accounts those that the caller sees, by name; all of them without any.',
    right,
    query: Type.Object({
      ids: Type.Optional(
        Type.String({
          pattern: '^[1-9]\\d{0,8}(?:\\.[1-9]\\d{0,8}){0,999}$',
          description: 'As in `3.14`.',
        }),
      ),
    }),
    response: Type.Object({
      accounts: Type.Array(selectedAccount, { maxItems: mostAccounts }),
    }),
  },
  get_selects: {
    summary: 'What the filters of the report offer; a typed account number is verified.',
    right,
    body: Type.Object({
      account: Type.Optional(
        Type.String({ minLength: 1, maxLength: 40, description: 'The number as typed.' }),
      ),
    }),
    response: selects,
  },
  has_system_level_access: {
    summary: 'Whether the caller sees every account, and may ask for all of them at once.',
    right,
    response: Type.Object({ has_access: Type.Boolean() }),
  },
});

const methods = {
  select_accounts: 'POST',
  select_account_ids: 'GET',
  get_selects: 'POST',
  has_system_level_access: 'GET',
} as const satisfies Record<keyof Parts, string>;

type Parts = ReturnType<typeof ofSelection>;

/** The calls of a selection under a prefix. */
export type SelectionCalls<Prefix extends string> = {
  readonly [Part in keyof Parts as `${(typeof methods)[Part]} ${Prefix}/${Part}`]: Parts[Part];
};

/**
 * Returns the calls that offer the accounts of a report.
 *
 * @param prefix of the report's calls, as in `product_wear_rate_report`
 */
export function selectionCalls<const Prefix extends string>(
  prefix: Prefix,
  right: string,
): SelectionCalls<Prefix> {
  const calls = Object.entries(ofSelection(right)).map(([part, call]): [string, CallDefinition] => [
    `${methods[part as keyof Parts]} ${prefix}/${part}`,
    call,
  ]);
  // The names match those of the type.
  return Object.fromEntries(calls) as unknown as SelectionCalls<Prefix>;
}

export type SelectedAccount = Static<typeof selectedAccount>;
export type Selects = Static<typeof selects>;
