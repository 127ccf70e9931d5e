import { systemClock } from '../app/clock.ts';
import { type LogTarget, logLine } from '../app/logging.ts';
import { auditTidying } from '../audit/audit-tidying.ts';
import { prepareDataFolder } from '../db/data-folder.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { scheduleTidying } from '../db/tidy.ts';
import { openDeployment } from '../deployment/deployment-source.ts';
import { RunningExportJobs } from '../exports/jobs/export-jobs.ts';
import { stopDrawing } from '../exports/pictures/to-png.ts';
import { RunningKeptReports } from '../kept/reports/running-kept-reports.ts';
import { createPostMail, openMail } from '../mail/mail.ts';
import { RunningOutbox } from '../mail/outbox/running-outbox.ts';
import { buildMembership } from '../membership/build-membership.ts';
import { pictureTidying } from '../pictures/picture-tidying.ts';
import { openPictures } from '../pictures/pictures.ts';
import { openStorage } from '../pictures/storage/open-storage.ts';
import type { Settings } from '../settings.ts';
import { registerDeployedWords } from '../words/register-deployed-words.ts';
import { areas } from './areas.ts';
import { buildApi } from './build-api.ts';
import { fillWhenEmpty, readDemoInfo } from './demo-data.ts';
import { healthCheck } from './health.ts';
import { listen } from './listen.ts';
import { deleteOldUploads } from './read-upload.ts';
import type { ReadyMessage } from './ready-message.ts';

export interface RunningApi {
  readonly message: ReadyMessage;
  /** Resolves with a sentence when a part ends that the API requires. */
  readonly lost: Promise<string>;
  close(): Promise<void>;
}

interface StartApiOptions {
  /** Receives progress messages, for the person who waits. */
  readonly report: (line: string) => void;
  readonly log: LogTarget;
}

/** Milliseconds that running exports and reports have to finish when the API closes. */
const exportPatience = 8000;
/** Milliseconds that the mail being sent has after that. */
const mailPatience = 3000;

/** Opens the database, migrates it, fills an empty one, and starts the API and the sign-in page. */
export async function startApi(
  settings: Settings,
  { report, log }: StartApiOptions,
): Promise<RunningApi> {
  const clock = systemClock;
  const closing: (() => Promise<unknown> | unknown)[] = [];
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step();
  };
  try {
    const problem = (message: string) => (error: unknown) => {
      log.write(logLine(message, error));
    };
    await prepareDataFolder(settings.dataDir);
    const database = await openDatabase(settings, problem('A connection to the database broke'));
    closing.push(() => database.close());
    const db = database.kysely;
    for (const name of await migrate(db)) report(`Database: ${name} applied`);

    const onProblem = problem('A part of the deployment cannot be used');
    const deployment = openDeployment(settings.siteDir, { onProblem });
    closing.push(() => deployment.close());

    const returnHosts = [settings.origin];
    const send = openMail(settings);
    const onUnsent = problem('A mail was not sent');
    const postMail = createPostMail(send, onUnsent);
    const outbox = new RunningOutbox({ database, send, clock, onProblem: onUnsent });
    closing.push(() => outbox.close(mailPatience));
    const portal = settings.origin;
    const membership = await buildMembership({ db, clock, postMail, log, returnHosts, portal });
    closing.push(() => membership.close());
    const isSignInReady = () => membership.server.listening;
    const health = healthCheck({ db, deployment, settings, isSignInReady });
    const pictures = openPictures({ db, storage: openStorage(settings) });
    const exportJobs = new RunningExportJobs({
      database,
      dataDir: settings.dataDir,
      clock,
      kinds: areas.flatMap(({ exportKinds }) => exportKinds),
      pictures,
      onProblem: problem('An export failed'),
    });
    const keptReports = new RunningKeptReports({
      database,
      clock,
      kinds: areas.flatMap(({ keptReportKinds }) => keptReportKinds),
      settings,
      onProblem: problem('A report was not made'),
    });
    closing.push(
      stopDrawing,
      () => pictures.close(),
      () => Promise.all([exportJobs.close(exportPatience), keptReports.close(exportPatience)]),
    );
    const services = {
      unscoped: db,
      settings,
      deployment,
      postMail,
      outbox,
      exportJobs,
      keptReports,
      pictures,
      clock,
    };
    const api = await buildApi({ ...services, checkAnswers: false, areas, health, log });
    closing.push(() => api.close());

    await listen(membership, {
      host: 'localhost',
      port: settings.membershipPort,
      setting: 'MEMBERSHIP_PORT',
    });
    const port = await listen(api, {
      host: '127.0.0.1',
      port: settings.apiPort,
      setting: 'API_PORT',
    });

    // Runs only now, so that a taken port is reported before this work; until it is done, the
    // health check reports it as missing.
    await fillWhenEmpty(database, { settings, clock, report, pictures });
    deployment.follow((found) => registerDeployedWords(db, found, settings.siteDir, onProblem));
    await exportJobs.start();
    await keptReports.start();
    await outbox.start();
    await deleteOldUploads(settings.dataDir, clock.now());
    const tidyings = [
      ...areas.flatMap((area) => area.tidyings),
      pictureTidying(pictures),
      auditTidying(settings),
    ];
    const onUntidied = problem('The database was not tidied');
    closing.push(scheduleTidying(database, { tidyings, clock, onProblem: onUntidied }));
    const demo = await readDemoInfo(db, clock);
    return { message: { ready: true, port, demo }, lost: database.lost, close };
  } catch (error) {
    await close();
    throw error;
  }
}
