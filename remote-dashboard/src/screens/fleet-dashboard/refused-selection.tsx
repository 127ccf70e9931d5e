import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Button, FailedState } from '@portal/platform/ui';
import { failureText } from '../../failure-text.ts';
import type { reportQuery } from '../../reports/report.query.ts';
import type { Step } from './draft.ts';
import { refusedStep } from './refused-step.ts';

interface RefusedSelectionProps {
  readonly error: Error;
  /** One of the reports that were refused. */
  readonly report: ReturnType<typeof reportQuery>;
  readonly onOpen: (step: Step) => void;
}

/** A selection that no report can be had for: says so once, and leads back to the step at fault. */
export function RefusedSelection({ error, report, onOpen }: RefusedSelectionProps) {
  const { t } = useWords();
  // Run asks for this one again, and with it whether the others can be had by now.
  useQuery({ ...report, retryOnMount: false });
  const step = refusedStep(error);
  return (
    <FailedState
      title={t('refused.title')}
      text={t(failureText(error))}
      actions={
        step && (
          <Button variant="default" onClick={() => onOpen(step)}>
            {t(`wizard.change_${step}`)}
          </Button>
        )
      }
    />
  );
}
