import type { Right } from '@portal/contract/portal';
import type { ExportFormat } from '@portal/contract/wire';
import type { Kysely } from 'kysely';
import type { Static, TSchema } from 'typebox';
import type { CurrentUser } from '../access/current-user.ts';
import type { Schema } from '../db/schema/schema.ts';
import { prepareStoredRequest } from '../jobs/prepare-stored-request.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { ExportDocument } from './document.ts';

/** The user who requests an export, with the call's resources. */
export interface ExportRequester {
  readonly db: Kysely<Schema>;
  readonly user: CurrentUser;
  readonly signal: AbortSignal;
  readonly pictures: Pick<Pictures, 'read'>;
}

/** The format, language and time of a file. */
export interface ExportOptions {
  readonly format: ExportFormat;
  /** A locale such as `pt-BR`; empty for none. */
  readonly locale: string;
  /** The reader's own time, MM/DD/YYYY HH:mm:ss; empty when it is not known. */
  readonly userTime: string;
  readonly now: Date;
}

/** An export whose request has been validated. */
export interface PreparedExport {
  /** The file name without its extension; characters reserved by file systems are removed. */
  readonly name: string;
  /**
   * Ids of the accounts whose records the file contains: a user who loses one of them loses the
   * file.
   */
  readonly accountIds: readonly number[];
  /** The number of sections in the document. */
  readonly parts: number;
  /** Returns the document; nothing is computed before. */
  readonly document: () => Promise<ExportDocument>;
}

type ExportPreparer<Request> = (
  asker: ExportRequester,
  request: Request,
  setting: ExportOptions,
) => Promise<PreparedExport>;

/** A kind of export of an area, whether the caller waits for the file or not. */
export interface ExportKind<Request = never> {
  /** Unique; it is stored in the table of exports. */
  readonly name: string;
  /** Checked again when the file is made and when it is fetched. */
  readonly right: Right;
  /** The path of the request field that a refusal names if the file is too large. */
  readonly path: string;
  /** @throws Refusal with the path of the first invalid field */
  readonly prepare: ExportPreparer<Request>;
  /**
   * Prepares an export from a request stored as JSON.
   *
   * @throws Refusal `invalid` if another version stored it in a different form
   */
  readonly resume: ExportPreparer<unknown>;
}

interface KindDefinition<Request extends TSchema>
  extends Omit<ExportKind<Static<Request>>, 'resume'> {
  readonly request: Request;
}

/** Defines a kind of export, typed by the schema of its requests. */
export function defineExportKind<Request extends TSchema>({
  request,
  ...kind
}: KindDefinition<Request>): ExportKind<Static<Request>> {
  return { ...kind, resume: prepareStoredRequest(request, kind.prepare) };
}
