import { formatDate } from '@portal/platform/format';
import { isCallFailure } from '@portal/platform/http';
import { useMomentText, useWords } from '@portal/platform/i18n';
import { Alert, Button, Group, Stack } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { useMeasureText } from '../../../findings/use-measure-text.ts';
import { refusalText } from '../../../operation/refusal-text.ts';
import type { UnitSaving } from '../use-unit-saving.ts';

interface UnitTroubleProps {
  readonly saving: UnitSaving;
  readonly distance: 'mi' | 'km';
  /** Focuses the meter, to enter another value. */
  readonly onCorrect: () => void;
  /** Discards the input in favor of the present values. */
  readonly onTakeTheirs: () => void;
}

/** Why a unit's input is not saved, and ways to solve it. */
export function UnitTrouble({ saving, distance, onCorrect, onTakeTheirs }: UnitTroubleProps) {
  const { t } = useWords();
  const momentText = useMomentText();
  const measureText = useMeasureText();
  const { error } = saving;
  if (!error) return null;
  const code = isCallFailure(error) ? error.code : null;
  const details = isCallFailure(error) ? error.details : {};
  const correct = (
    <Button size="md" variant="default" onClick={onCorrect}>
      {t('meter_fault.correct')}
    </Button>
  );
  if (code === 'meter_below')
    return (
      <UnitAlert
        color="amber"
        text={t('meter_fault.below', {
          value: measureText(Number(details.mileage), distance),
          date: formatDate(String(details.survey_date)),
        })}
      >
        {correct}
        <Button
          size="md"
          variant="default"
          onClick={() => saving.writeAgain({ void_earlier_meter: true })}
        >
          {t('meter_fault.void')}
        </Button>
      </UnitAlert>
    );
  if (code === 'not_confirmed')
    return (
      <UnitAlert color="amber" text={t('question.meter_ahead')}>
        {correct}
        <Button
          size="md"
          variant="default"
          onClick={() => saving.writeAgain({ confirmed: ['meter_ahead'] })}
        >
          {t('trouble.right')}
        </Button>
      </UnitAlert>
    );
  if (code === 'changed_elsewhere')
    return (
      <UnitAlert
        color="amber"
        text={t('trouble.conflict_text', {
          name: String(details.changed_by ?? ''),
          date: typeof details.changed_at === 'string' ? momentText(details.changed_at) : '',
        })}
      >
        <Button size="md" variant="default" onClick={onTakeTheirs}>
          {t('conflict.theirs')}
        </Button>
        <Button size="md" variant="default" onClick={saving.writeOver}>
          {t('trouble.mine')}
        </Button>
      </UnitAlert>
    );
  return (
    <UnitAlert color="red" text={refusalText(t, error)}>
      <Button size="md" variant="default" onClick={() => saving.writeAgain()}>
        {t('shell:ui.retry')}
      </Button>
    </UnitAlert>
  );
}

interface UnitAlertProps {
  readonly color: 'amber' | 'red';
  readonly text: string;
  readonly children: ReactNode;
}

function UnitAlert({ color, text, children }: UnitAlertProps) {
  const { t } = useWords();
  return (
    <Alert color={color} role="alert" title={t('inspect.unit_failed')}>
      <Stack gap="xs">
        <span>{text}</span>
        <Group gap="xs">{children}</Group>
      </Stack>
    </Alert>
  );
}
