import { type MendedFinding, mendedList } from '@portal/contract/inspection-surveys';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { type ListCells, ListPanel, useList, useTableRoom } from '@portal/platform/lists';
import { reportCall } from '../../calls.ts';
import { unitOfSurveyPath } from '../../paths.ts';
import { useSiblingLinkState } from '../../reports/previous-page.ts';
import { RuleLine } from '../../reports/rule-line.tsx';
import { checkedRowName } from '../../yard/not-found-failure.ts';
import { PageLink } from '../../yard/page-link.tsx';
import { RowName } from '../../yard/row-name.tsx';
import classes from '../../yard/yard.module.css';
import { yardQueryKey } from '../../yard/yard.query.ts';

/**
 * Findings of earlier inspections that the survey no longer found, each linking to where it was
 * found.
 */
export function MendedPanel({ surveyId }: { readonly surveyId: string }) {
  const { t } = useWords();
  const room = useTableRoom();
  const before = useSiblingLinkState();
  const list = useList(mendedList, {
    key: [...yardQueryKey, 'mended findings', surveyId],
    ask: async (body, signal) =>
      reportCall('POST survey/get_mended', {
        body: { ...body, survey_id: Number(checkedRowName(surveyId)) },
        signal,
      }),
  });
  const { data } = list.result;
  const foundOn = ({ found_in, found_on, unit_number }: MendedFinding) =>
    found_in === null ? (
      formatDate(found_on)
    ) : (
      <PageLink to={unitOfSurveyPath(found_in, unit_number)} state={before}>
        {formatDate(found_on)}
      </PageLink>
    );
  const cells: ListCells<MendedFinding> = {
    unit_number: (row) => (
      <RowName room={room} below={<span className={classes.quiet}>{foundOn(row)}</span>}>
        <PageLink to={unitOfSurveyPath(surveyId, row.unit_number)} state={before}>
          {row.unit_number}
        </PageLink>
      </RowName>
    ),
    severity: ({ severity }) => t(`severity.${severity}`),
    rule: (finding) => data && <RuleLine finding={finding} formats={data} />,
    found_on: foundOn,
  };
  return <ListPanel list={list} cells={cells} rowKey={({ finding_id }) => String(finding_id)} />;
}
