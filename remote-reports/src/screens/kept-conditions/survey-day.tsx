import { formatDate } from '@portal/platform/format';
import { useRight } from '@portal/platform/session';
import { LinkedFigure } from '../../parts/linked-figure.tsx';

interface SurveyDayProps {
  readonly survey: number;
  readonly day: string;
}

/** The date of a survey, with a link for users who may read it. */
export function SurveyDay({ survey, day }: SurveyDayProps) {
  const mayReadDetails = useRight('TMSMDRPT');
  return (
    <LinkedFigure
      text={formatDate(day)}
      to={mayReadDetails ? `/tireoptix/detail/${survey}` : null}
    />
  );
}
