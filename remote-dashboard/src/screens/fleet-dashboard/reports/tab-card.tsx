import type { DashboardReport } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import type { CommonView, ViewChange } from '@portal/platform/reports/view';
import { Button } from '@portal/platform/ui';
import { memo } from 'react';
import { AddButton } from '../../../basket/add-button.tsx';
import { ExportCardButton } from '../../../exports/export-card-button.tsx';
import { readReportView } from '../../../figures/report-view.ts';
import { ReportCard } from '../../../reports/report-card.tsx';
import type { WholeSelection } from '../../../selection/selection.ts';
import { useFigureAddress } from '../../../sharing/figure-address.tsx';
import type { Step } from '../wizard/draft.ts';
import { NextSteps } from './next-steps.tsx';

interface TabCardProps {
  readonly definition: DashboardReport;
  readonly selection: WholeSelection;
  /** The part of the address for this report. */
  readonly address: string;
  /** The view shared by most reports of the tab. */
  readonly common: CommonView;
  /** Whether it fills a row of the page. */
  readonly isWhole: boolean;
  /** Whether it is in the combined report. */
  readonly isAdded: boolean;
  readonly onAdd: (definition: DashboardReport) => void;
  readonly onView: (definition: DashboardReport, change: ViewChange) => void;
  /** Opens a step of the wizard. */
  readonly onOpen: (step: Step) => void;
}

/** A report of the tab. Memoized, so that changes on other cards do not render it again. */
export const TabCard = memo(function TabCard(props: TabCardProps) {
  const { definition, selection, address, common, isWhole, isAdded, onAdd, onView, onOpen } = props;
  const { t } = useWords();
  const view = readReportView(new URLSearchParams(address), definition, selection.dates);
  const figure = useFigureAddress(definition, view, address);
  return (
    <ReportCard
      definition={definition}
      selection={selection}
      view={view}
      {...(figure && { figure })}
      common={common}
      isWhole={isWhole}
      isLocked={isAdded}
      toReport={<AddButton definition={definition} isAdded={isAdded} onToggle={onAdd} />}
      tools={<ExportCardButton definition={definition} selection={selection} view={view} />}
      onView={(change) => onView(definition, change)}
      nextSteps={<NextSteps filters={selection.filters} onOpen={onOpen} />}
      otherSelection={
        <Button variant="default" onClick={() => onOpen('fleet')}>
          {t('wizard.change')}
        </Button>
      }
    />
  );
});
