import { uploadedUnits, uploadStore } from './upload-store.ts';

interface NewUnit {
  readonly login: string;
  readonly locationId: number;
  /** Its fields, in the form of a units file. */
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Stores a unit that was created without a network with the rows of files, to be saved together
 * with them.
 */
export async function keepUnit({ login, locationId, values }: NewUnit): Promise<void> {
  const store = await uploadStore();
  const rows = await uploadedUnits(login, locationId);
  const row = Math.max(0, ...rows.map((each) => each.row)) + 1;
  await store.add([
    {
      row,
      values: { ...values },
      faults: [],
      existing: null,
      login,
      location_id: locationId,
      unit_number: values.unit_number?.trim() || `#${row}`,
    },
  ]);
}
