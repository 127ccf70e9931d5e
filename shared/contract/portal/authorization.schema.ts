import { Type } from 'typebox';
import { defineCalls } from '../wire/calls.ts';
import { languagePack } from './languages.schema.ts';
import { groups } from './rights.ts';
import { unitsOfMeasurement } from './units-of-measurement.ts';

const link = Type.Object({
  key: Type.String(),
  name: Type.String(),
  url: Type.String(),
  sso_id: Type.Union([Type.String(), Type.Null()]),
  new_window: Type.Boolean(),
});

export const headerContent = Type.Object({
  tabs: Type.Array(
    Type.Object({
      id: Type.Integer(),
      key: Type.String(),
      name: Type.String(),
      links: Type.Array(link),
    }),
  ),
  home_name: Type.String(),
  my_info: Type.String({ description: "Address of the user's own page, or empty." }),
  my_info_name: Type.String(),
});

export const footerContent = Type.Object({
  tabs: Type.Array(
    Type.Object({
      name: Type.String(),
      links: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
    }),
  ),
});

/** Optional part of any response; the client applies it. */
export const appSetup = Type.Object({
  header_content: Type.Optional(headerContent),
  footer_content: Type.Optional(footerContent),
  language_pack: Type.Optional(languagePack),
});

export const userRecord = Type.Object({
  login: Type.String(),
  user_name: Type.String(),
  user_last_name: Type.String(),
  group: Type.Enum(groups),
  gy_token: Type.String(),
  token: Type.Optional(Type.String({ description: 'Only in the answer to a sign-in.' })),
  api_key: Type.Optional(
    Type.String({ description: 'In the answer to a sign-in, and when a key was renewed.' }),
  ),
  agree_to_fhq_terms: Type.Boolean(),
  api_key_refresh_time: Type.String({
    description: 'ISO instant, UTC: from then on `authorization/verify` gives a new key.',
  }),
  user_token_expire_time: Type.String({ description: 'ISO instant, UTC.' }),
  unit_of_measurement: Type.Enum(unitsOfMeasurement),
  user_access_securities: Type.Array(Type.String()),
  email: Type.String(),
  currency_symbol: Type.String(),
});

const signedIn = Type.Object({ user: userRecord, app_setup: appSetup });

/** Calls of a session, from its sign-in code to its end. */
export const authorizationCalls = defineCalls({
  'POST authorization/login_by_gy': {
    summary: 'Exchanges a single-use sign-in code for a session.',
    right: 'none',
    body: Type.Object({ gy_token: Type.String({ minLength: 1, maxLength: 200 }) }),
    response: Type.Object({
      status: Type.Integer({ description: '0 signed in, 1 account locked, 3 not recognised.' }),
      user: Type.Optional(userRecord),
      app_setup: Type.Optional(appSetup),
    }),
  },
  'POST authorization/code_owner': {
    summary: 'Says whom a sign-in code would sign in; the code is not used up.',
    right: 'none',
    body: Type.Object({ gy_token: Type.String({ minLength: 1, maxLength: 200 }) }),
    response: Type.Object({
      owner: Type.Union([
        Type.Object({
          login: Type.String(),
          user_name: Type.String(),
          user_last_name: Type.String(),
        }),
        Type.Null({ description: 'Unknown, used or expired.' }),
      ]),
    }),
  },
  'GET authorization/start': {
    summary: 'The signed-in user with menus, for a page that starts with a stored token.',
    right: 'session',
    response: signedIn,
  },
  'GET authorization/verify': {
    summary:
      'Confirms that the session lives and moves its end. When the key is due for renewal the ' +
      'answer carries a new one; the old one serves calls under way for two more minutes.',
    right: 'session',
    response: Type.Object({ status: Type.Literal('Success'), user: userRecord }),
  },
  'POST authorization/check_permissions': {
    summary:
      'Answers 401 when the route at this path needs a right that the user lacks; a path that leads ' +
      'nowhere has no permission.',
    right: 'session',
    body: Type.Object({ path: Type.String({ minLength: 1, maxLength: 2000 }) }),
    response: Type.Object({ path: Type.String(), has_permission: Type.Boolean() }),
  },
  'POST authorization/logout': {
    summary: 'Ends the session.',
    right: 'session',
    response: Type.Object({ status: Type.Literal('Success') }),
  },
  'POST authorization/link_code': {
    summary:
      'A single-use sign-in code for a link that leaves the portal, given only for a host that the ' +
      "deployment's links name.",
    right: 'session',
    body: Type.Object({ url: Type.String({ minLength: 1, maxLength: 2000 }) }),
    response: Type.Object({ code: Type.String() }),
  },
  'POST authorization/agree_terms': {
    summary: 'Notes that the user agrees to the terms of use.',
    right: 'session',
    response: Type.Object({ user: userRecord }),
  },
});
