import type { Right } from '@portal/contract/portal';
import type { ExportFormat } from '@portal/contract/wire';
import type { Kysely } from 'kysely';
import type { Static, TSchema } from 'typebox';
import type { CurrentUser } from '../access/current-user.ts';
import type { Schema } from '../db/schema/schema.ts';
import { resumed } from '../jobs/resumed.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { ExportDocument } from './document.ts';

/** Who asks for an export. */
export interface ExportAsker {
  readonly db: Kysely<Schema>;
  readonly user: CurrentUser;
  readonly signal: AbortSignal;
  readonly pictures: Pick<Pictures, 'read'>;
}

/** How a file is to be made. */
export interface ExportSetting {
  readonly format: ExportFormat;
  /** As in `pt-BR`; empty for none. */
  readonly locale: string;
  /** The reader's own time, MM/DD/YYYY HH:mm:ss; empty when it is not known. */
  readonly userTime: string;
  readonly now: Date;
}

/** An export whose request was checked. */
export interface PreparedExport {
  /** Of the file, without its ending; signs that a system keeps for itself are taken out. */
  readonly name: string;
  /** Ids of the accounts whose records it holds: who loses one of them loses the file. */
  readonly accountIds: readonly number[];
  /** How many sections the document has. */
  readonly parts: number;
  /** Describes the document; nothing is computed before. */
  readonly document: () => Promise<ExportDocument>;
}

type Prepare<Request> = (
  asker: ExportAsker,
  request: Request,
  setting: ExportSetting,
) => Promise<PreparedExport>;

/** What an area exports, whether somebody waits for the file or not. */
export interface ExportKind<Request = never> {
  /** Unique; it stands in the table of exports. */
  readonly name: string;
  /** Asked for again when the file is made, and when it is fetched. */
  readonly right: Right;
  /** Where in a request stands what makes a file too large. */
  readonly path: string;
  /** @throws Refusal with the path of the first field that is at fault */
  readonly prepare: Prepare<Request>;
  /**
   * The same for a request that was kept as JSON.
   *
   * @throws Refusal `invalid` when another version wrote it in another form
   */
  readonly resume: Prepare<unknown>;
}

interface KindDefinition<Request extends TSchema>
  extends Omit<ExportKind<Static<Request>>, 'resume'> {
  readonly request: Request;
}

/** Types a kind of export by the schema of its requests. */
export function defineExportKind<Request extends TSchema>({
  request,
  ...kind
}: KindDefinition<Request>): ExportKind<Static<Request>> {
  return { ...kind, resume: resumed(request, kind.prepare) };
}
