import { exportFormats, type FindingRow, type workList } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { type List, type ListCells, ListPanel } from '@portal/platform/lists';
import { Button } from '@portal/platform/ui';
import { useState } from 'react';
import { fileOf } from '../../calls.ts';
import { useFindingText } from '../../findings/use-finding-text.ts';
import { inspectPath } from '../../paths.ts';
import { PageLink } from '../../yard/page-link.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { FindingCell } from './finding-cell.tsx';
import { useReopen } from './use-reopen.ts';

interface WorkPanelProps {
  readonly list: List<typeof workList, FindingRow>;
  readonly locationId: number;
  /** Limits the list to one survey. */
  readonly survey: number | undefined;
}

/** Findings by unit, each with its outcome, or with an action to enter one. */
export function WorkPanel({ list, locationId: location_id, survey }: WorkPanelProps) {
  const { t } = useWords();
  const [closing, setClosing] = useState<FindingRow | null>(null);
  const [isClosing, setIsClosing] = useState(false);
  const reopening = useReopen();
  const text = useFindingText();
  const buttonOf = (finding: FindingRow) => {
    const named = { unit: finding.unit_number, place: text.place(finding) };
    if (finding.closed_at === null || finding.is_settled_on_site)
      return (
        <Button
          size="md"
          variant="default"
          aria-label={t(
            finding.is_settled_on_site ? 'work.close.other_named' : 'work.close.named',
            named,
          )}
          onClick={() => {
            setClosing(finding);
            setIsClosing(true);
          }}
        >
          {t(finding.is_settled_on_site ? 'work.close.other' : 'work.close.open')}
        </Button>
      );
    return (
      <Button
        size="md"
        variant="default"
        aria-label={t('work.reopen.named', named)}
        loading={reopening.isPending && reopening.variables?.finding_id === finding.finding_id}
        onClick={() => reopening.mutate(finding)}
      >
        {t('work.reopen.open')}
      </Button>
    );
  };
  const cells: ListCells<FindingRow> = {
    unit_number: ({ survey_id, unit_number }) => (
      <PageLink to={inspectPath(survey_id, unit_number)}>{unit_number}</PageLink>
    ),
    rule: (finding) => <FindingCell finding={finding}>{buttonOf(finding)}</FindingCell>,
  };
  return (
    <>
      <ListPanel
        list={list}
        cells={cells}
        rowKey={({ finding_id }) => String(finding_id)}
        onFile={(selection, { format, signal }) => {
          const body = {
            ...selection,
            location_id,
            ...(survey !== undefined && { survey_id: survey }),
          };
          return format === exportFormats.pdf
            ? fileOf('POST fleet_survey/get_findings_pdf', { body, signal })
            : fileOf('POST fleet_survey/get_findings_excel', { body, signal });
        }}
      />
      <CloseDialog finding={closing} opened={isClosing} onClose={() => setIsClosing(false)} />
    </>
  );
}
