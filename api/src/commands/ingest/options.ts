import { parseArgs } from 'node:util';
import type { FileKind } from '../../ingest/file-kind.ts';
import { fileKinds } from '../../ingest/kinds/kinds.ts';
import { UsageError } from '../usage-error.ts';

export interface IngestOptions {
  readonly kind: FileKind;
  readonly file: string;
}

/** @throws UsageError when it is not a known kind and one file */
export function parseIngestOptions(args: readonly string[]): IngestOptions {
  const [name = '', file, ...more] = positionals(args);
  const kind = Object.hasOwn(fileKinds, name) ? fileKinds[name] : undefined;
  if (!kind) {
    const known = Object.keys(fileKinds).join(', ');
    throw new UsageError(`There is no kind of file "${name}". There are ${known}. See --help.`);
  }
  if (file === undefined || more.length > 0) {
    throw new UsageError('One file is loaded at a time. See --help.');
  }
  return { kind, file };
}

function positionals(args: readonly string[]): string[] {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: {} }).positionals;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)} See --help.`);
  }
}
