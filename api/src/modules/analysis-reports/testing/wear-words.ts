import type { WearRate } from '@portal/contract/analysis-reports';
import { readXlsx } from 'hucre/xlsx';

/** English names of kinds and positions in files of wear rates and forecasts. */
export const kinds = { new: 'New', retread: 'Retread' };
export const positions: Readonly<Record<WearRate['wheel_position'], string>> = {
  steer: 'Steer',
  drive: 'Drive',
  trailer: 'Trailer',
  dolly: 'Dolly',
  lift: 'Lift',
  unknown: 'Unknown',
};

/** The rows of all sheets of a workbook. */
export async function rowsOf(bytes: Uint8Array) {
  const { sheets } = await readXlsx(bytes);
  return sheets.flatMap((sheet) => sheet.rows);
}
