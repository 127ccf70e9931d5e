import type { Generated } from 'kysely';

interface OutboxLettersTable {
  id: Generated<number>;
  user_id: number;
  subject: string;
  body: string;
  files: string;
  created_at: Date;
}

interface OutboxMailsTable {
  id: Generated<number>;
  letter_id: number;
  user_id: number;
  address: string;
  message_id: string;
  state: Generated<'waiting' | 'sending' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  next_at: Date;
  seen_at: Date | null;
  settled_at: Date | null;
}

export interface OutboxTables {
  outbox_letters: OutboxLettersTable;
  outbox_mails: OutboxMailsTable;
}
