import { isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Button, FailedState } from '@portal/platform/ui';
import { failureText } from '../../../failure-text.ts';
import type { reportQuery } from '../../../figures/report.query.ts';
import type { Filters, WholeSelection } from '../../../selection/selection.ts';
import type { Step } from '../wizard/draft.ts';
import { RefusedParts } from './refused-parts.tsx';
import { refusedStep } from './refused-step.ts';

/** Opens a step of the wizard; filters, if given, replace those in its form. */
export type OnOpen = (step: Step, filters?: Filters) => void;

interface RefusedSelectionProps {
  readonly error: Error;
  /** One of the refused reports. */
  readonly report: ReturnType<typeof reportQuery>;
  readonly selection: WholeSelection;
  readonly onOpen: OnOpen;
  /** Requests the reports with other filters. */
  readonly onFilters: (filters: Filters) => void;
}

/** Says once that no report is available for the selection, and leads to the step at fault. */
export function RefusedSelection(props: RefusedSelectionProps) {
  const { error, report, selection, onOpen, onFilters } = props;
  const { t } = useWords();
  // Run refetches this report, which shows whether the others are available by now.
  useQuery({ ...report, retryOnMount: false });
  const step = refusedStep(error);
  const isLost = isCallFailure(error) && error.code === 'unknown_value';
  if (isLost && step === 'filters')
    return <RefusedParts selection={selection} onOpen={onOpen} onFilters={onFilters} />;
  const { account } = selection.fleet;
  const said =
    isLost && step === 'fleet'
      ? { title: t('refused.account', { account }), text: t('refused.account_next') }
      : { title: t('refused.title'), text: t(failureText(error)) };
  return (
    <FailedState
      {...said}
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
