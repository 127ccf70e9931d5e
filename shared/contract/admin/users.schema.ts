import { Type } from 'typebox';
import { registration } from '../portal/registration.schema.ts';
import { groups, type Right, rights } from '../portal/rights.ts';
import { defineCalls } from '../wire/calls.ts';
import { listCalls } from '../wire/list-calls.ts';
import { instant, severalLines, status } from '../wire/shapes.ts';
import { adminLimits } from './admin-limits.ts';
import { registrationsList, usersList } from './lists.ts';

const right = 'TVADMIN2';
const nullable = <const Text extends ReturnType<typeof Type.String>>(text: Text) =>
  Type.Union([text, Type.Null()]);
const numbers = (description: string) =>
  Type.Array(Type.String({ minLength: 1, maxLength: 20 }), {
    maxItems: adminLimits.numbers,
    description,
  });

/** A user's group, rights and visible data. */
const access = {
  group: Type.Enum(groups),
  user_access_securities: Type.Array(Type.Enum(Object.keys(rights) as Right[]), {
    maxItems: Object.keys(rights).length,
    uniqueItems: true,
  }),
  accounts: numbers("Numbers of the accounts that a fleet's user sees, whole."),
  nonsigs: numbers('Nonsigs of the dealers for whom a user of a dealer works.'),
};

/** An account or a dealer, as a choice in a form. */
export const choice = Type.Object({ number: Type.String(), name: Type.String() });

export const waitingRegistration = Type.Object({
  id: Type.Integer(),
  user_name: Type.String(),
  user_last_name: Type.String(),
  email: Type.String(),
  company: Type.String(),
  phone: Type.String(),
  group: Type.Enum(groups),
  account_number: Type.String(),
  message: Type.String(),
  requested_at: instant,
  state: Type.Enum(['waiting', 'approved', 'declined']),
  decided_by: nullable(Type.String({ description: 'Login of whoever decided.' })),
  decided_at: nullable(instant),
  has_user: Type.Boolean({ description: 'Whether somebody has this address already.' }),
  right_code: Type.Union([Type.Enum(Object.keys(rights) as Right[]), Type.Null()], {
    description: 'The right that a user asks for; null where somebody asks for access as such.',
  }),
});

export const portalUser = Type.Object({
  id: Type.Integer(),
  login: Type.String(),
  email: Type.String(),
  user_name: Type.String(),
  user_last_name: Type.String(),
  is_locked: Type.Boolean({ description: 'By an administrator, until unlocked.' }),
  is_forgotten: Type.Boolean({ description: 'The name, login and address are gone for good.' }),
  language: nullable(Type.String({ description: 'In which they are mailed, where it is known.' })),
  has_password: Type.Boolean({ description: 'False until the link in the mail was used.' }),
  created_at: instant,
  last_sign_in_at: nullable(instant),
  revision: Type.Integer({
    description: 'Counts the changes; who saves names the one that was read.',
  }),
  group: Type.Enum(groups),
  user_access_securities: Type.Array(Type.String()),
  accounts: Type.Array(choice),
  nonsigs: Type.Array(choice),
});

export const openSession = Type.Object({
  id: Type.Integer(),
  device: Type.String({ description: 'As the device names itself; empty: it does not.' }),
  started_at: instant,
  used_at: Type.String({ description: 'ISO instant, UTC: when it was last used.' }),
  is_own: Type.Boolean({ description: 'Whether it is the session of the call.' }),
});

const revision = Type.Integer({ minimum: 1, description: 'The one that was read.' });
const login = Type.String({ minLength: 2, maxLength: 60, pattern: '^[A-Za-z0-9._@-]+$' });
const { user_name, user_last_name, email } = registration.properties;

/** A user's name, login and email address. */
const person = { user_name, user_last_name, login, email };

export const userCalls = defineCalls({
  ...listCalls('admin/users', registrationsList, {
    right,
    summary: 'Who asks for access, the longest waiting first, or the newest decision',
    row: waitingRegistration,
  }),
  'POST admin/users/approve_registration': {
    summary:
      'Makes a user of a registration and mails them a single-use link to set a password. An ' +
      'address that a user has already is refused.',
    right,
    body: Type.Object({
      id: Type.Integer(),
      login,
      ...access,
    }),
    response: Type.Object({ status, user_id: Type.Integer() }),
  },
  'POST admin/users/give_right': {
    summary: 'Gives a user the right that was asked for, and mails them.',
    right,
    body: Type.Object({ id: Type.Integer() }),
    response: Type.Object({ status }),
  },
  'POST admin/users/decline_registration': {
    summary: 'Declines a registration and mails the person, with the reason if one is given.',
    right,
    body: Type.Object({
      id: Type.Integer(),
      reason: Type.Optional(Type.String({ maxLength: adminLimits.reason, pattern: severalLines })),
    }),
    response: Type.Object({ status }),
  },
  ...listCalls('admin/users', usersList, {
    right,
    summary: 'The users of the portal in the order of their names',
    row: portalUser,
  }),
  'PUT admin/users/save_user': {
    summary:
      "Changes a user's group, rights and rows, or locks and unlocks. Nobody takes the right to " +
      'this from themselves, nor locks themselves, nor gives rights or rows that they lack. A lock ' +
      'or a right that is taken ends the sessions.',
    right,
    body: Type.Object({ id: Type.Integer(), revision, is_locked: Type.Boolean(), ...access }),
    response: Type.Object({ status }),
  },
  'POST admin/users/add_user': {
    summary:
      'Makes a user without a registration and mails them a single-use link to set a password.',
    right,
    body: Type.Object({ ...person, ...access }),
    response: Type.Object({ status, user_id: Type.Integer() }),
  },
  'PUT admin/users/save_person': {
    summary:
      'Changes the name, login and e-mail address of a user. A new address is told to both addresses.',
    right,
    body: Type.Object({ id: Type.Integer(), revision, ...person }),
    response: Type.Object({ status }),
  },
  'POST admin/users/get_sessions': {
    summary: 'The sessions of a user that are open, the newest first.',
    right,
    body: Type.Object({ id: Type.Integer() }),
    response: Type.Object({ sessions: Type.Array(openSession) }),
  },
  'DELETE admin/users/end_session/{id}': {
    summary: 'Ends a session of somebody else; one that is over already is answered alike.',
    right,
    params: Type.Object({ id: Type.Integer() }),
    response: Type.Object({ status }),
  },
  'POST admin/users/email_link': {
    summary: 'Mails a user a new single-use link to set a password.',
    right,
    body: Type.Object({ id: Type.Integer() }),
    response: Type.Object({ status }),
  },
  'POST admin/users/find_rows': {
    summary: 'Accounts or dealers whose number or name holds the keyword; at most 50.',
    right,
    body: Type.Object({
      kind: Type.Enum(['accounts', 'nonsigs']),
      keyword: Type.String({ maxLength: adminLimits.choiceKeyword }),
    }),
    response: Type.Object({ found: Type.Array(choice) }),
  },
});
