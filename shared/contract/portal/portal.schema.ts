import { Type } from 'typebox';
import { defineCalls } from '../wire/calls.ts';
import { severalLines, status } from '../wire/shapes.ts';
import { exportCalls } from './exports/exports.schema.ts';
import { registrationLimits } from './registration-limits.ts';
import { groups, registrationGroups, rights } from './rights.ts';
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

/** Words by remote (or `shell`) and key. Only the administrators' own words travel here. */
export const languagePack = Type.Record(Type.String(), Type.Record(Type.String(), Type.String()));

/** May come with any answer; the client applies it. */
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

export const localeRow = Type.Object({
  id: Type.Integer(),
  locale: Type.String({ description: 'BCP 47, as in pt-BR.' }),
  parrentId: Type.Union([Type.Integer(), Type.Null()]),
  name: Type.String({ description: 'The language in its own words.' }),
});

// Nothing that a mail program reads as more than one plain address: no names, groups or comments.
const email = Type.String({
  minLength: 3,
  maxLength: registrationLimits.email,
  pattern:
    "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?" +
    '(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$',
});

const line = '[^\\p{Cc}\\p{Cf}]*';
/** One line without control and format characters, which could turn or hide what stands beside it. */
const plain = `^${line}$`;
/** Such a line with something in it to be seen. */
const visible = `^${line}[^\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800]${line}$`;

/** What somebody says of themselves who asks for access. */
export const registration = Type.Object({
  user_name: Type.String({
    minLength: 1,
    maxLength: registrationLimits.user_name,
    pattern: visible,
  }),
  user_last_name: Type.String({
    minLength: 1,
    maxLength: registrationLimits.user_last_name,
    pattern: visible,
  }),
  email,
  company: Type.String({ minLength: 1, maxLength: registrationLimits.company, pattern: visible }),
  phone: Type.Optional(Type.String({ maxLength: registrationLimits.phone, pattern: plain })),
  group: Type.Enum(registrationGroups, { description: 'What they are: fleet or dealer.' }),
  account_number: Type.Optional(
    Type.String({
      maxLength: registrationLimits.account_number,
      pattern: plain,
      description: 'Of the fleet, or the nonsig of the dealer.',
    }),
  ),
  message: Type.Optional(
    Type.String({ maxLength: registrationLimits.message, pattern: severalLines }),
  ),
  agree_to_fhq_terms: Type.Literal(true),
});

export const portalCalls = defineCalls({
  ...exportCalls,
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
  'POST users/ask_right': {
    summary:
      'Asks for the right of the route at this path. It stands among the registrations until an ' +
      'administrator decides; asked again meanwhile it changes nothing.',
    right: 'session',
    body: Type.Object({ path: Type.String({ minLength: 1, maxLength: 2000 }) }),
    response: Type.Object({ status }),
  },
  'PUT users/preferences': {
    summary: 'Changes how the user is shown figures.',
    right: 'session',
    body: Type.Object({
      unit_of_measurement: Type.Optional(Type.Enum(unitsOfMeasurement)),
      currency_symbol: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 4,
          // Four code points: what is one letter to the eye may be any number of them.
          pattern: '^(?=.{1,4}$)(?:(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{Sc}]\\.?)+$',
          description: 'Letters and currency signs; a full stop may follow each, as in kr. or C$.',
        }),
      ),
    }),
    response: Type.Object({ user: userRecord }),
  },
  'POST users/registration': {
    summary:
      'Asks for access to the portal. The answer is the same whether or not somebody has the ' +
      'address; its owner is mailed. Limited by caller and by address.',
    right: 'none',
    body: registration,
    response: Type.Object({ status }),
  },
  'POST admin/admin/email_user_creds_email': {
    summary:
      'Mails the owner of an address a single-use link to set a new password. The answer is the ' +
      'same whether or not there is one. Limited by caller and by address.',
    right: 'none',
    body: Type.Object({ email }),
    response: Type.Object({ status }),
  },
  'GET tire_management_reports/get': {
    summary:
      'The reports that this user may open, by section, as the deployed remotes declare them.',
    right: 'session',
    response: Type.Object({
      sections: Type.Array(
        Type.Object({
          section: Type.String({ description: 'Translation key, with its namespace.' }),
          items: Type.Array(
            Type.Object({
              label: Type.String({ description: 'Translation key, with its namespace.' }),
              description: Type.String({ description: 'Translation key, with its namespace.' }),
              url: Type.String(),
            }),
          ),
        }),
      ),
    }),
  },
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
  'POST portal-v1:record_store/set_record': {
    summary:
      'Keeps a record under a short key that cannot be guessed; it is forgotten when nobody ' +
      'has written or read it for 90 days. A user keeps the 500 records used last, of 10 MB in ' +
      'all, and writes 20 MB a day. Any right of the portal will do.',
    right: Object.keys(rights),
    body: Type.Object({ record: Type.String({ minLength: 2, maxLength: 200_000 }) }),
    response: Type.Object({ id: Type.String() }),
  },
  'GET portal-v1:record_store/get_record/{id}': {
    summary:
      'A kept record, letter for letter, for every session that knows its key: what it names is ' +
      'checked when it is used.',
    right: 'session',
    params: Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' }) }),
    response: Type.Object({ id: Type.String(), record: Type.String() }),
  },
});
