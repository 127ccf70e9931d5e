import { Type } from 'typebox';
import { defineCalls } from '../wire/calls.ts';
import { severalLines, status } from '../wire/shapes.ts';
import { registrationLimits } from './registration-limits.ts';
import { registrationGroups } from './rights.ts';

// A single plain address: nothing that a mail program reads as a name, group or comment, or as
// several addresses.
const email = Type.String({
  minLength: 3,
  maxLength: registrationLimits.email,
  pattern:
    "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?" +
    '(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$',
});

const line = '[^\\p{Cc}\\p{Cf}]*';
/**
 * One line without control and format characters, which could hide their neighbors or change their
 * direction.
 */
const plain = `^${line}$`;
/** Such a line with at least one visible character. */
const visible = `^${line}[^\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800]${line}$`;

/** The fields of an access request. */
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

/** Calls without a session: requests for access and for a new password. */
export const registrationCalls = defineCalls({
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
});
