import { seenText } from '@portal/contract/fleet-surveys';
import type { useWords } from '@portal/platform/i18n';
import type { UploadedUnit } from '../../uploaded/uploaded-unit.ts';

/** Place of a row in its file, as a spreadsheet shows it. */
export const rowText = (
  t: ReturnType<typeof useWords>['t'],
  { row, sheet }: Pick<UploadedUnit, 'row' | 'sheet'>,
): string =>
  sheet ? t('import.row_of_sheet', { row, sheet: seenText(sheet) }) : t('import.row', { row });
