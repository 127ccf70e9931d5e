import type { BodyOf, CallTable, ParamsOf, QueryOf, ResponseOf } from '@portal/contract/wire';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../access/current-user.ts';
import type { ResumedSession } from '../access/sessions.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { DeploymentSource } from '../deployment/deployment-source.ts';
import type { ExportJobs } from '../exports/jobs/export-jobs.ts';
import type { KeptReports } from '../kept/reports/running-kept-reports.ts';
import type { PostMail } from '../mail/mail.ts';
import type { Outbox } from '../mail/outbox/running-outbox.ts';
import type { PageLocale } from '../page-words/page-words.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Settings } from '../settings.ts';
import type { FileAnswer } from './file-answer.ts';
import type { StreamAnswer } from './stream-answer.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** The services available to every call besides its own input. */
export interface CallServices {
  /**
   * The database with everybody's rows, for tasks beyond the caller's own data: sign-in, limits,
   * administration.
   */
  readonly unscoped: Kysely<Schema>;
  readonly settings: Settings;
  readonly deployment: DeploymentSource;
  readonly postMail: PostMail;
  readonly outbox: Outbox;
  readonly exportJobs: ExportJobs;
  readonly keptReports: KeptReports;
  readonly pictures: Pictures;
}

type FileOf<Call> = Call extends { readonly upload: object } ? UploadedFile : undefined;

type OpenTo<Call> = Call extends { readonly right: 'none' } ? null : never;

/** A checked call: body, parameters and query match the contract, and the user has the right. */
export interface CallInput<Call> extends CallServices {
  /** The database as the caller sees it (`scope/bind.ts`). */
  readonly db: Kysely<Schema>;
  readonly body: BodyOf<Call>;
  /** The file of a call with `upload`; it is deleted once the call is answered. */
  readonly file: FileOf<Call>;
  readonly params: ParamsOf<Call>;
  readonly query: QueryOf<Call>;
  /** Null only in calls that need no session. */
  readonly user: CurrentUser | OpenTo<Call>;
  readonly session: ResumedSession | OpenTo<Call>;
  /** The time of the clock at which the call arrived. */
  readonly now: Date;
  /** The caller's network address, for limits. */
  readonly address: string;
  /** The locale of the caller's page (header `user-language`), such as `pt-BR`; empty for none. */
  readonly locale: string;
  /** The nearest language in which the API itself has texts, for mails. */
  readonly language: PageLocale;
  /** The caller's local time (header `user-time`), MM/DD/YYYY HH:mm:ss; empty for none. */
  readonly userTime: string;
  /**
   * The name that the caller's device gives itself (header `user-device`), at most 60 characters;
   * empty for none.
   */
  readonly device: string;
  /** Whether the caller accepts a stream, for a call that has one. */
  readonly isStreamed: boolean;
  /** Fires when the caller has closed the connection; long work checks it before each step. */
  readonly signal: AbortSignal;
}

/**
 * A call with `files` may answer JSON too, unless its response is the bytes of a file; one with
 * `stream` answers JSON to callers that do not accept a stream.
 */
type AnswerTo<Call> = Call extends { readonly files: readonly string[] }
  ? FileAnswer | Exclude<ResponseOf<Call>, Blob>
  : Call extends { readonly stream: object }
    ? StreamAnswer | ResponseOf<Call>
    : ResponseOf<Call>;

/** Answers one call, or throws a {@link Refusal}; any other error is answered as a masked 500. */
export type Handler<Call> = (input: CallInput<Call>) => Promise<AnswerTo<Call>>;

export type Implementation<Calls extends CallTable> = {
  readonly [Name in keyof Calls]: Handler<Calls[Name]>;
};

/**
 * Types a module's handlers by the contract's calls: `implement<typeof adminCalls>({...})`, or a
 * `Pick` of them when several modules share one area.
 */
export const implement = <Calls extends CallTable>(
  handlers: Implementation<Calls>,
): Implementation<Calls> => handlers;
