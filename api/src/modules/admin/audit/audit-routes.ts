import { type AuditedChange, auditLineText, auditList, personText } from '@portal/contract/admin';
import type { adminCalls } from '@portal/contract/admin/schema';
import { formatDate } from '@portal/platform/format';
import { implement } from '../../../app/implement.ts';
import { type ReaderClock, readerUtcOffset } from '../../../exports/reader-clock.ts';
import { answerListFile } from '../../../lists/answer-list-file.ts';
import type { LocalizedTexts } from '../../../words/localized-texts.ts';
import { readChanges } from './read-changes.ts';

type AuditCalls = Pick<
  typeof adminCalls,
  Extract<keyof typeof adminCalls, `${string} admin/audit/${string}`>
>;

/** The reader's local time of a change, as HH:mm. */
const timeOf = (clock: ReaderClock) => (change: AuditedChange) =>
  new Date(Date.parse(change.at) + readerUtcOffset(clock)).toISOString().slice(11, 16);

const valuesText = ({ values }: AuditedChange, { t }: LocalizedTexts) =>
  values.map((changed) => auditLineText(changed, { t, formatDate })).join('\n');

export const auditRoutes = implement<AuditCalls>({
  'POST admin/audit/get_changes': async (input) => {
    const { rows, ...counts } = await readChanges(input, input.body);
    return { changes: rows, ...counts };
  },

  'POST admin/audit/export_changes': (input) =>
    answerListFile(input, 'admin', {
      definition: auditList,
      read: (page) => readChanges(input, page),
      values: {
        time: timeOf(input),
        values: valuesText,
        user_name: ({ user_name }, { t }) => personText(user_name, t),
        subject_name: ({ subject_name }, { t }) => personText(subject_name, t),
      },
    }),
});
