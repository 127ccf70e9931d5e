import { useQueries } from '@portal/platform/query';
import type { reportQuery } from '../../reports/report.query.ts';
import { refusedStep } from './refused-step.ts';

/**
 * Why the server refuses a selection for all reports alike, or null. It asks for nothing: it watches
 * what the cards ask for.
 */
export const useRefusedSelection = (
  reports: readonly ReturnType<typeof reportQuery>[],
): Error | null =>
  useQueries({
    queries: reports.map((report) => ({ ...report, enabled: false })),
    combine: (answers) =>
      answers.some(({ isSuccess }) => isSuccess)
        ? null
        : (answers.find(({ error }) => refusedStep(error))?.error ?? null),
  });
