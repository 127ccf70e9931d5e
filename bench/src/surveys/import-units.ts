import { randomUUID } from 'node:crypto';
import { type ImportedUnits, surveyLimits } from '@portal/contract/fleet-surveys';
import type { Caller } from '../server/caller.ts';
import type { TreeMemory } from '../server/process-tree.ts';
import { watchMemory } from '../server/watch-memory.ts';

/**
 * Number of units with the import's owner, which equals the length of the list exported as a PDF.
 */
export const ownedUnits = 500;

export interface UnitImport {
  /** Seconds from sending the file until each row is read, and until all are saved. */
  readonly read: number;
  readonly saved: number;
  readonly rows: number;
  /**
   * Peak while the file is read and its rows are saved; undefined if the system does not report it.
   */
  readonly memory: TreeMemory | undefined;
  /** Owner of the first {@link ownedUnits}. */
  readonly owner: string;
  /** Removes all of them. */
  undo(): Promise<void>;
}

interface Into {
  readonly locationId: number;
  readonly rows: number;
  /** The importing process. */
  readonly pid: number | undefined;
}

/**
 * Imports a file of units into a location as the screen does: reads it, then saves its rows in
 * parts.
 */
export async function importUnits(
  ask: Caller,
  { locationId: location_id, rows: count, pid }: Into,
): Promise<UnitImport> {
  const run = Date.now().toString(36);
  const owner = `Benchmark ${run}`;
  const memory = watchMemory(pid);
  const began = performance.now();
  const { rows } = await ask<ImportedUnits>('POST fleet_survey/import_units', {
    location_id,
    file_name: 'units.csv',
    content: Buffer.from(fileOf(count, run, owner)).toString('base64'),
  });
  const read = performance.now();
  const keys: string[] = [];
  for (let from = 0; from < rows.length; from += surveyLimits.unitsAtOnce) {
    const client_key = randomUUID();
    const units = rows
      .slice(from, from + surveyLimits.unitsAtOnce)
      .map(({ row, values: { year, ...values } }) => ({ row, ...values, year: Number(year) }));
    const answer = await ask<{ units: { result: string }[] }>('POST fleet_survey/save_units', {
      location_id,
      units,
      client_key,
    });
    if (answer.units.some(({ result }) => result !== 'new')) throw new Error('A row was refused');
    keys.push(client_key);
  }
  const saved = performance.now();
  return {
    read: (read - began) / 1000,
    saved: (saved - began) / 1000,
    rows: rows.length,
    memory: memory.end(),
    owner,
    async undo() {
      for (const undo of keys)
        await ask('POST fleet_survey/save_units', { location_id, units: [], undo });
    },
  };
}

/** Generates alternating tractors and trailers, with numbers unique to this run. */
function fileOf(rows: number, run: string, owner: string): string {
  const lines = Array.from({ length: rows }, (_, at) => {
    const kind = at % 2 === 0 ? 'tractor,6x4' : 'trailer,trailer_tandem';
    return `${run}-${at},${kind},${2010 + (at % 15)},${at < ownedUnits ? owner : ''}`;
  });
  return ['unit_number,type,configuration,year,owner', ...lines].join('\n');
}
