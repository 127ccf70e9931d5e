import type { SurveyMail } from '@portal/contract/fleet-surveys';
import { idNamed } from '../../device/names/own-names.ts';
import { recipientsOf } from './mail-addresses.ts';

/** What the form of a mail holds. */
export interface MailValues {
  /** Ids of the surveys, as checkboxes have them. */
  readonly surveys: string[];
  readonly formats: SurveyMail['formats'];
  /** Their addresses. */
  readonly colleagues: string[];
  /** As typed. */
  readonly addresses: string;
  readonly note: string;
  readonly is_copied_to_self: boolean;
}

export const newMail = (surveys: string[]): MailValues => ({
  surveys,
  formats: ['pdf'],
  colleagues: [],
  addresses: '',
  note: '',
  is_copied_to_self: false,
});

/** The values among what this browser kept; surveys, formats and colleagues are chosen anew. */
export function mailIn(kept: unknown, surveys: string[]): MailValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { addresses, note }: { addresses?: unknown; note?: unknown } = kept;
  if (typeof addresses !== 'string' || typeof note !== 'string') return null;
  return { ...newMail(surveys), addresses, note };
}

/** What the call is sent. */
export const mailBody = (values: MailValues): SurveyMail => ({
  surveys: values.surveys.map(idNamed),
  formats: values.formats,
  addresses: recipientsOf(values.colleagues, values.addresses),
  is_copied_to_self: values.is_copied_to_self,
  ...(values.note.trim() !== '' && { note: values.note }),
});
