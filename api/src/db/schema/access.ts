import type { Group, Right } from '@portal/contract/portal';
import type { Generated, GeneratedAlways } from 'kysely';

/** The tables of users and access; their columns are explained in `docs/data-model.md`. */
export interface AccessTables {
  users: UsersTable;
  user_rights: { user_id: number; right_code: Right };
  sessions: SessionsTable;
  sign_in_codes: SignInCodesTable;
  sign_in_attempts: SignInAttemptsTable;
  sign_in_networks: { user_id: number; network_hash: string; seen_at: Date };
  write_probes: { name: string; written_at: Date };
  rate_limits: { limit_key: string; window_started_at: Date; hits: number };
  kept_records: KeptRecordsTable;
  registrations: RegistrationsTable;
  password_links: PasswordLinksTable;
}

interface UsersTable {
  id: GeneratedAlways<number>;
  login: string;
  email: string;
  name: string;
  last_name: string;
  group_code: Group;
  /** Null until the user sets a password through the link in the mail. */
  password_hash: string | null;
  is_locked: Generated<boolean>;
  unit_of_measurement: Generated<'0' | '1' | '2'>;
  currency_symbol: Generated<string>;
  agreed_to_terms: Generated<boolean>;
  created_at: Generated<Date>;
  last_sign_in_at: Generated<Date | null>;
  revision: Generated<number>;
  /**
   * The language of mails to the user; null to use the language of the user whose action causes the
   * mail.
   */
  language: Generated<string | null>;
  forgotten_at: Generated<Date | null>;
}

interface SessionsTable {
  id: GeneratedAlways<number>;
  device: Generated<string>;
  token_hash: string;
  api_key_hash: string;
  user_id: number;
  started_at: Date;
  ends_at: Date;
  key_due_at: Date;
  previous_key_hash: string | null;
  previous_key_until: Date | null;
  key_is_used: Generated<boolean>;
}

interface SignInCodesTable {
  code_hash: string;
  user_id: number;
  expires_at: Date;
  used_at: Date | null;
}

interface SignInAttemptsTable {
  address_hash: string;
  /** Empty in the count over all networks. */
  network_hash: Generated<string>;
  attempts: number;
  last_attempt_at: Date;
  locked_until: Date | null;
}

interface KeptRecordsTable {
  id: string;
  user_id: number;
  record_hash: string;
  record: string;
  used_at: Date;
}

interface RegistrationsTable {
  id: GeneratedAlways<number>;
  name: string;
  last_name: string;
  email: string;
  company: string;
  phone: Generated<string>;
  group_code: Group;
  account_number: Generated<string>;
  message: Generated<string>;
  language: string;
  requested_at: Date;
  state: Generated<'waiting' | 'approved' | 'declined'>;
  decided_by: string | null;
  decided_at: Date | null;
  /** The user created from a registration, or the user who requests a right. */
  user_id: number | null;
  /** The requested right; null for a request for access to the portal. */
  right_code: Right | null;
}

interface PasswordLinksTable {
  link_hash: string;
  user_id: number;
  expires_at: Date;
  used_at: Date | null;
}
