import { formatDate } from '@portal/platform/format';
import { useRight } from '@portal/platform/session';
import { Leading } from '../../parts/leading.tsx';

interface SurveyDayProps {
  readonly survey: number;
  readonly day: string;
}

/** The day of a survey, which leads to it for those who may read it. */
export function SurveyDay({ survey, day }: SurveyDayProps) {
  const mayReadDetails = useRight('TMSMDRPT');
  return (
    <Leading text={formatDate(day)} to={mayReadDetails ? `/tireoptix/detail/${survey}` : null} />
  );
}
