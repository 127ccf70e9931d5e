import type { Inspection, SurveyRow } from '@portal/contract/fleet-surveys';
import { useQueryClient } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/routing';
import { inspectPath, overviewPath } from '../../../paths.ts';
import { findLabeledUnit, isSameNumber } from '../../../scan/labels/find-labeled-unit.ts';
import { ScanUnit } from '../../../scan/unit/scan-unit.tsx';
import { locationQuery } from '../../../yard/yard.query.ts';
import { OtherUnit } from './other-unit.tsx';

interface ScanSurveyUnitProps {
  readonly survey: SurveyRow;
  readonly units: readonly Inspection[];
}

/**
 * Opens a unit by its label: its inspection while the survey is open, else its page on the survey.
 */
export function ScanSurveyUnit({ survey, units }: ScanSurveyUnitProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { survey_id, location_id, state } = survey;
  const open = (unit: { readonly unit_id: number; readonly unit_number: string }) =>
    navigate(
      state === 'open'
        ? inspectPath(survey_id, unit.unit_number)
        : overviewPath(survey_id, unit.unit_id),
    );
  return (
    <ScanUnit
      locationId={location_id}
      {...(state === 'open' && { surveyId: survey_id })}
      find={async (text) => {
        const here = units.find(({ unit_number }) => isSameNumber(unit_number, text));
        if (here) return here;
        const { account } = await client.ensureQueryData(locationQuery(location_id));
        return findLabeledUnit(account, text);
      }}
      onUnit={({ unit_id }) => {
        const here = units.find((unit) => unit.unit_id === unit_id);
        if (here) open(here);
        return here !== undefined;
      }}
    >
      {(unit) => <OtherUnit survey={survey} unit={unit} onAdded={() => open(unit)} />}
    </ScanUnit>
  );
}
