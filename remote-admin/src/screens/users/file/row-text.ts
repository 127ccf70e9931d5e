import type { ImportedUser, UserRowFault } from '@portal/contract/admin';
import type { SpokenWords } from '@portal/platform/i18n';

type Translate = SpokenWords['t'];

/** Describes the changes of a row, or why it is refused, in sentences. */
export function rowTexts({ changes, faults }: ImportedUser, t: Translate): readonly string[] {
  if (faults.length > 0) return faults.map((fault) => faultText(fault, t));
  return changes.map(({ field, before, after }) =>
    t('users.import.change', {
      column: t(`users.import.column.${field}`),
      before: before || t('users.import.empty'),
      after: after || t('users.import.empty'),
    }),
  );
}

function faultText({ field, code, value }: UserRowFault, t: Translate): string {
  const column = t(`users.import.column.${field}`);
  const words = `users.import.fault.${code}`;
  return value === ''
    ? t(words, { column })
    : `${t(words, { column })} ${t('users.import.value', { value })}`;
}

/** Counts the rows by outcome, in display order. */
export function countOutcomes(rows: readonly ImportedUser[]) {
  const count = (outcome: ImportedUser['outcome']) =>
    rows.filter((row) => row.outcome === outcome).length;
  return {
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused'),
  };
}

/** Says how many rows of a file were saved and, if any, refused. */
export function savedText(
  { added, changed, refused }: ReturnType<typeof countOutcomes>,
  t: Translate,
): string {
  const saved = t('users.import.saved', { count: added + changed });
  return refused === 0 ? saved : `${saved} ${t('users.import.refused', { count: refused })}`;
}
