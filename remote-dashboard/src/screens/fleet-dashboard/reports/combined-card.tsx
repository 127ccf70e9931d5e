import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import type { PartMode, ViewChange } from '@portal/platform/reports/view';
import { Button } from '@portal/platform/ui';
import { memo } from 'react';
import type { RemovalKind } from '../../../basket/basket-changes.ts';
import { PartControls } from '../../../basket/part-controls.tsx';
import { ExportCardButton } from '../../../exports/export-card-button.tsx';
import { readReportView } from '../../../figures/report-view.ts';
import { ReportCard } from '../../../reports/report-card.tsx';
import type { WholeSelection } from '../../../selection/selection.ts';
import { useFigureAddress } from '../../../sharing/figure-address.tsx';
import type { Step } from '../wizard/draft.ts';
import { NextSteps } from './next-steps.tsx';

interface CombinedCardProps {
  readonly definition: DashboardReport;
  readonly selection: WholeSelection;
  /** The part of the address for this report. */
  readonly address: string;
  readonly mode: PartMode;
  readonly onMode: (definition: DashboardReport, mode: PartMode) => void;
  readonly onRemove: (definition: DashboardReport, kind: RemovalKind) => void;
  readonly onRemoveReport: (definition: DashboardReport) => void;
  readonly onView: (definition: DashboardReport, change: ViewChange) => void;
  /** Opens a step of the wizard. */
  readonly onOpen: (step: Step) => void;
}

/** A report in the combined report, with the view that was locked when it was added. */
export const CombinedCard = memo(function CombinedCard(props: CombinedCardProps) {
  const { definition, selection, address, mode, onOpen } = props;
  const { t } = useWords();
  const view = readReportView(new URLSearchParams(address), definition, selection.dates);
  const figure = useFigureAddress(definition, view, address);
  return (
    <ReportCard
      definition={definition}
      selection={selection}
      view={view}
      {...(figure && { figure })}
      tools={
        <ExportCardButton definition={definition} selection={selection} view={view} mode={mode} />
      }
      part={{
        mode,
        controls: (
          <PartControls
            definition={definition}
            mode={mode}
            filters={view.filters}
            onMode={(next) => props.onMode(definition, next)}
            onRemove={(kind) => props.onRemove(definition, kind)}
            onRemoveReport={() => props.onRemoveReport(definition)}
          />
        ),
      }}
      onView={(change) => props.onView(definition, change)}
      nextSteps={<NextSteps filters={selection.filters} onOpen={onOpen} />}
      otherSelection={
        <Button variant="default" onClick={() => onOpen('fleet')}>
          {t('wizard.change')}
        </Button>
      }
    />
  );
});
