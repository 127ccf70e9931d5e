import { useOwnParams } from '../../device/address/use-own-params.ts';
import { SurveyTires } from './survey-tires.tsx';
import { YardTires } from './yard-tires.tsx';

/** The tires that came off units: of a yard, or on a survey. */
export default function RemovedTiresPage() {
  const { locationId, surveyId } = useOwnParams();
  return surveyId === undefined ? (
    <YardTires locationId={Number(locationId)} />
  ) : (
    <SurveyTires surveyId={surveyId} />
  );
}
