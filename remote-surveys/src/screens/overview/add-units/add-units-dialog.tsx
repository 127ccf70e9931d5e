import { type SurveyRow, surveyLimits, type UnitsToSurvey } from '@portal/contract/fleet-surveys';
import { DateField } from '@portal/platform/dates';
import { addYears } from '@portal/platform/format';
import { clock, useDraft } from '@portal/platform/guarding';
import { useWords } from '@portal/platform/i18n';
import { Alert, Button, Group, Modal, Radio, Stack, Textarea } from '@portal/platform/ui';
import { useState } from 'react';
import { call } from '../../../calls.ts';
import { refusalText } from '../../../operation/refusal-text.ts';
import { useWrite } from '../../../operation/use-write.ts';
import { addUnitPath } from '../../../paths.ts';
import { PageLink } from '../../../yard/page-link.tsx';
import { type Choice, choiceMethods, isNoneKnown, unitsChosen } from './chosen-units.ts';
import { useAddedText } from './use-added-text.ts';

interface AddUnitsDialogProps {
  readonly survey: SurveyRow;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/**
 * Adds units to a survey: all of the location, those not surveyed for longest, or a list of
 * numbers.
 */
export function AddUnitsDialog({ survey, opened, onClose }: AddUnitsDialogProps) {
  const { t } = useWords();
  const addedText = useAddedText();
  const [choice, setChoice] = useState<Choice>(() => ({
    way: 'whole',
    since: addYears(clock.today(), -1),
    numbers: '',
  }));
  const { way, since, numbers } = choice;
  const adding = useWrite({
    isFailureTold: true,
    write: (body: UnitsToSurvey, client_key) =>
      call('POST fleet_survey/add_existing_unit_to_survey', { body: { ...body, client_key } }),
    // If all numbers are unknown, the dialog stays open.
    doneText: (answer) => (isNoneKnown(answer) ? null : addedText(answer)),
    onDone: () => {
      setChoice({ ...choice, numbers: '' });
      onClose();
    },
  });
  useDraft(`survey/${survey.survey_id}/units`, numbers === '' ? null : numbers, (kept) => {
    if (typeof kept === 'string') setChoice({ ...choice, way: 'numbers', numbers: kept });
  });
  const chosen = unitsChosen(choice);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('overview.add.title')}
      closeButtonProps={{ 'aria-label': t('shell:form.close') }}
    >
      <Stack gap="md">
        <Radio.Group
          label={t('overview.add.which')}
          value={way}
          onChange={(next) =>
            setChoice({ ...choice, way: choiceMethods.find((one) => one === next) ?? 'whole' })
          }
        >
          <Stack gap="xs" mt="xs">
            {choiceMethods.map((one) => (
              <Radio key={one} value={one} label={t(`overview.add.${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
        {way === 'not_since' && (
          <DateField
            label={t('overview.add.since')}
            value={since || null}
            maximum={clock.today()}
            required
            onChange={(day, { text }) => setChoice({ ...choice, since: day ?? text })}
          />
        )}
        {way === 'numbers' && (
          <Textarea
            label={t('overview.add.pasted')}
            description={t('overview.add.pasted_help', { most: surveyLimits.unitsAtOnce })}
            autosize
            minRows={4}
            maxRows={10}
            spellCheck={false}
            value={numbers}
            onChange={(event) => setChoice({ ...choice, numbers: event.currentTarget.value })}
          />
        )}
        <div role="alert">
          {adding.error && <Alert color="red">{refusalText(t, adding.error)}</Alert>}
          {adding.data && isNoneKnown(adding.data) && (
            <Alert color="amber">{addedText(adding.data)}</Alert>
          )}
        </div>
        <Group justify="space-between">
          <PageLink to={addUnitPath(survey.location_id, { survey: survey.survey_id })}>
            {t('overview.add.new')}
          </PageLink>
          <Button
            ml="auto"
            disabled={chosen === null}
            loading={adding.isPending}
            onClick={() => adding.mutate({ survey_id: survey.survey_id, ...chosen })}
          >
            {t('overview.add.confirm')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
