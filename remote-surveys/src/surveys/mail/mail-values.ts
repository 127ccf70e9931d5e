import type { SurveyMail } from '@portal/contract/fleet-surveys';
import { idFromName } from '../../device/names/local-names.ts';
import { recipientsOf } from './mail-addresses.ts';

/** Form values of a mail. */
export interface MailValues {
  /** Ids of the surveys, as checkbox values. */
  readonly surveys: string[];
  readonly formats: SurveyMail['formats'];
  /** Addresses of colleagues. */
  readonly colleagues: string[];
  /** Raw input. */
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

/** Form values from browser storage; surveys, formats and colleagues must be chosen again. */
export function mailIn(kept: unknown, surveys: string[]): MailValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { addresses, note }: { addresses?: unknown; note?: unknown } = kept;
  if (typeof addresses !== 'string' || typeof note !== 'string') return null;
  return { ...newMail(surveys), addresses, note };
}

export const mailBody = (values: MailValues): SurveyMail => ({
  surveys: values.surveys.map(idFromName),
  formats: values.formats,
  addresses: recipientsOf(values.colleagues, values.addresses),
  is_copied_to_self: values.is_copied_to_self,
  ...(values.note.trim() !== '' && { note: values.note }),
});
