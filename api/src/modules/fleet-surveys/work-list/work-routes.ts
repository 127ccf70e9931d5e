import type { workCalls } from '@portal/contract/fleet-surveys';
import { exportFormats } from '@portal/contract/wire';
import { implement } from '../../../app/implement.ts';
import { answerListFile } from '../../../lists/answer-list-file.ts';
import { surveyorOf } from '../surveyor.ts';
import { success, writeCall } from '../write-call.ts';
import { closeFinding, reopenFinding } from './close-finding.ts';
import { findingsContent } from './findings-content.ts';
import { findFindingsScope, readFindingRows } from './read-findings.ts';

const closeCall = 'POST fleet_survey/close_finding';
const reopenCall = 'POST fleet_survey/reopen_finding';

export const workRoutes = implement<typeof workCalls>({
  'POST fleet_survey/get_findings': async (input) => {
    const of = await findFindingsScope(input, input.body);
    const { rows, ...page } = await readFindingRows(input, of, input.body, input.body);
    return { findings: [...rows], ...page };
  },

  'POST fleet_survey/get_findings_pdf': async (input) =>
    answerListFile(
      { ...input, body: { ...input.body, format: exportFormats.pdf } },
      'surveys',
      await findingsContent(input, input.body),
    ),

  'POST fleet_survey/get_findings_excel': async (input) =>
    answerListFile(
      { ...input, body: { ...input.body, format: exportFormats.excel } },
      'surveys',
      await findingsContent(input, input.body),
    ),

  [closeCall]: (input) =>
    writeCall(input, closeCall, input.body, async (transaction) => ({
      status: success,
      finding: await closeFinding(transaction, surveyorOf(input), input.body),
    })),

  [reopenCall]: (input) =>
    writeCall(input, reopenCall, input.body, async (transaction) => ({
      status: success,
      finding: await reopenFinding(transaction, surveyorOf(input), input.body),
    })),
});
