import type { SurveyRow } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Alert, Button, Stack, Text } from '@portal/platform/ui';
import { call } from '../../../calls.ts';
import { refusalText } from '../../../operation/refusal-text.ts';
import { useWrite } from '../../../operation/use-write.ts';
import type { LabeledUnit } from '../../../scan/labels/find-labeled-unit.ts';
import { useAddedText } from '../add-units/use-added-text.ts';

interface OtherUnitProps {
  readonly survey: SurveyRow;
  readonly unit: LabeledUnit;
  readonly onAdded: () => void;
}

/** A unit of the account that is not on the survey yet. */
export function OtherUnit({ survey, unit, onAdded }: OtherUnitProps) {
  const { t } = useWords();
  const addedText = useAddedText();
  const adding = useWrite({
    write: (unitId: number, client_key) =>
      call('POST fleet_survey/add_existing_unit_to_survey', {
        body: { survey_id: survey.survey_id, units: [unitId], client_key },
      }),
    doneText: addedText,
    onDone: onAdded,
  });
  return (
    <Stack gap="sm">
      <Text>{t('scan.unit.not_here', { number: unit.unit_number })}</Text>
      {adding.error && <Alert color="red">{refusalText(t, adding.error)}</Alert>}
      {survey.state === 'open' && (
        <Button size="md" loading={adding.isPending} onClick={() => adding.mutate(unit.unit_id)}>
          {t('scan.unit.add_to_survey')}
        </Button>
      )}
    </Stack>
  );
}
