import { useLocalParams } from '../../device/address/use-local-params.ts';
import { SurveyTires } from './survey-tires.tsx';
import { YardTires } from './yard-tires.tsx';

/** The tires removed at a location, or on a survey. */
export default function RemovedTiresPage() {
  const { locationId, surveyId } = useLocalParams();
  return surveyId === undefined ? (
    <YardTires locationId={Number(locationId)} />
  ) : (
    <SurveyTires surveyId={surveyId} />
  );
}
