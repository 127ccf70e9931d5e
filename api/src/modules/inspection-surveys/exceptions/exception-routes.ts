import type { exceptionCalls } from '@portal/contract/inspection-surveys';
import { implement } from '../../../app/implement.ts';
import { shownTo } from '../../fleet-surveys/inspections/axle-map.ts';
import { chosenDealerReports } from '../dealer/read-dealer-reports.ts';
import { checkDays } from '../reports/check-days.ts';
import { checkSelection, chosenReports } from '../reports/read-survey-reports.ts';
import { readExceptions } from './read-exceptions.ts';

export const exceptionRoutes = implement<typeof exceptionCalls>({
  'POST survey/get_exceptions': async (input) => {
    const { body, user } = input;
    await checkSelection(input, body);
    return {
      ...shownTo(user).formats,
      ...(await readExceptions(input, chosenReports(body), body)),
    };
  },

  'POST survey/get_dealer_exceptions': async (input) => {
    const { body, user } = input;
    checkDays(body);
    return {
      ...shownTo(user).formats,
      ...(await readExceptions(input, chosenDealerReports(body), body)),
    };
  },
});
