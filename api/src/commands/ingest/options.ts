import { parseArgs } from 'node:util';
import type { FileKind } from '../../ingest/file-kind.ts';
import { fileKinds } from '../../ingest/kinds/kinds.ts';
import { UsageError } from '../usage-error.ts';

export interface IngestOptions {
  readonly kind: FileKind;
  readonly file: string;
  /** The required sum of the file's amounts. */
  readonly controlTotal?: string | undefined;
}

/** @throws UsageError unless there are a known kind, one file, and a valid control total if any */
export function parseIngestOptions(args: readonly string[]): IngestOptions {
  const { positionals, values } = parsed(args);
  const [name = '', file, ...more] = positionals;
  const controlTotal = values['control-total'];
  const kind = Object.hasOwn(fileKinds, name) ? fileKinds[name] : undefined;
  if (!kind) {
    const known = Object.keys(fileKinds).join(', ');
    throw new UsageError(`There is no kind of file "${name}". There are ${known}. See --help.`);
  }
  if (file === undefined || more.length > 0) {
    throw new UsageError('One file is loaded at a time. See --help.');
  }
  if (controlTotal !== undefined && !kind.sums)
    throw new UsageError(`Files of ${name} have no amounts that a control total could be of.`);
  if (controlTotal !== undefined && !/^-?\d{1,14}(?:\.\d{1,2})?$/.test(controlTotal))
    throw new UsageError('A control total is an amount, as in 1234.50.');
  return { kind, file, controlTotal };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'control-total': { type: 'string' } },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)} See --help.`);
  }
}
