import type { Generated } from 'kysely';

interface SurveyMailsTable {
  id: Generated<number>;
  user_id: number | null;
  sent_by_name: string;
  survey_ids: number[];
  addresses: string[];
  formats: ('pdf' | 'excel')[];
  note: string;
  is_link: boolean;
  sent_at: Date;
  letter_id: number | null;
}

export interface SurveyMailTables {
  survey_mails: SurveyMailsTable;
}
