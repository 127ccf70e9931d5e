import {
  longFiles,
  type SurveyDetail,
  type SurveyDetailRow,
  type surveyDetailList,
} from '@portal/contract/inspection-surveys';
import { exportFormats } from '@portal/platform/exports';
import { useWords } from '@portal/platform/i18n';
import {
  ChoiceFilter,
  type List,
  ListPanel,
  type ListPanelProps,
  named,
} from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import { reportCall, reportFile } from '../../calls.ts';
import { UnitDrawer } from './unit-drawer.tsx';
import { useDetailCells } from './use-detail-cells.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';

/** Number of tires that fit on the page; a longer list scrolls on its own. */
const mostAtOnce = 200;

interface DetailPanelProps {
  readonly list: List<typeof surveyDetailList, SurveyDetailRow, SurveyDetail>;
  readonly surveyId: string;
}

type ListExportHandler = NonNullable<
  ListPanelProps<typeof surveyDetailList, SurveyDetailRow>['onFile']
>;

/** The tires of the survey, filtered by their exceptions, as a list and as files. */
export function DetailPanel({ list, surveyId }: DetailPanelProps) {
  const { t } = useWords();
  const [params, setParams] = useSearchParams();
  const unitId = Number(params.get('unit')) || null;
  const open = (row: SurveyDetailRow | null) =>
    setParams((present) => {
      const next = new URLSearchParams(present);
      next.delete('unit');
      next.delete('tire');
      if (row) {
        next.set('unit', String(row.unit_id));
        next.set('tire', row.axle_and_tire_position);
      }
      return next;
    });
  const cells = useDetailCells(surveyId, list.result.data, open);
  const onFile: ListExportHandler = (selection, { format, signal, key }) => {
    const survey_id = Number(surveyId);
    if (format !== exportFormats.pdf)
      return reportFile('POST survey/download_excel_file_survey_details', {
        body: { ...selection, surveys: [survey_id] },
        signal,
      });
    const body = { ...selection, survey_id };
    return list.rows.length < longFiles.pdf
      ? reportFile('POST survey/download_pdf_file_survey_details', { body, signal })
      : reportCall('POST survey/start_survey_details', {
          body: { ...body, client_key: key },
          signal,
        });
  };
  const { place, goBack } = useRestoreFocus(unitId);
  return (
    <div ref={place}>
      <ListPanel
        list={list}
        cells={cells}
        rowKey={({ reading_id }) => String(reading_id)}
        onFile={onFile}
        {...(list.rows.length > mostAtOnce && { maxHeight: '75vh' })}
        filters={
          <>
            <ChoiceFilter
              label={t('removed_tire.brand')}
              every={t('removed_tires.filter.every_brand')}
              choices={named(list.result.data?.brands ?? [])}
              value={list.view.filters.brand}
              onChange={(brand) => list.change({ filters: { brand } })}
            />
            <ChoiceFilter
              label={t('removed_tire.position')}
              every={t('survey_detail.every_place')}
              choices={named(list.result.data?.places ?? [])}
              value={list.view.filters.place}
              onChange={(place) => list.change({ filters: { place } })}
            />
          </>
        }
      />
      <UnitDrawer
        surveyId={surveyId}
        unitId={unitId}
        tire={params.get('tire')}
        onClose={() => open(null)}
        onClosed={goBack}
      />
    </div>
  );
}
