import type { portalCalls } from '@portal/contract/portal/schema';
import { implement } from '../../app/implement.ts';
import { answerCancelled, answerDownload, answerJobs } from '../../exports/jobs/job-calls.ts';

type ExportsCalls = Pick<
  typeof portalCalls,
  Extract<keyof typeof portalCalls, `${string} portal-v1:exports/${string}`>
>;

/** Calls on a user's exports from all areas. */
export const exportsRoutes = implement<ExportsCalls>({
  'GET portal-v1:exports/get_exports': (input) => answerJobs(input, input.exportJobs.kinds),

  'POST portal-v1:exports/cancel_export/{id}': (input) =>
    answerCancelled(input, input.exportJobs.kinds),

  'GET portal-v1:exports/download_export/{id}': (input) =>
    answerDownload(input, input.exportJobs.kinds),
});
