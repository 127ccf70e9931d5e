import type {
  SurveyDetail,
  SurveyDetailRow,
  surveyDetailList,
} from '@portal/contract/inspection-surveys';
import { exportFormats } from '@portal/platform/exports';
import { useWords } from '@portal/platform/i18n';
import { type List, ListPanel, type ListPanelProps } from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import { Select } from '@portal/platform/ui';
import { reportFile } from '../../calls.ts';
import { UnitDrawer } from './unit-drawer.tsx';
import { useDetailCells } from './use-detail-cells.tsx';

interface DetailPanelProps {
  readonly list: List<typeof surveyDetailList, SurveyDetailRow, SurveyDetail>;
  readonly surveyId: string;
}

type OnFile = NonNullable<ListPanelProps<typeof surveyDetailList, SurveyDetailRow>['onFile']>;

/** The tires of the survey, filtered by what was found of them, as a list and as files. */
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
  const { brand } = list.view.filters;
  const known = list.result.data?.brands ?? [];
  const brands = brand === '' || known.includes(brand) ? known : [...known, brand];
  const onFile: OnFile = (selection, { format, signal }) => {
    const survey_id = Number(surveyId);
    return format === exportFormats.pdf
      ? reportFile('POST survey/download_pdf_file_survey_details', {
          body: { ...selection, survey_id },
          signal,
        })
      : reportFile('POST survey/download_excel_file_survey_details', {
          body: { ...selection, surveys: [survey_id] },
          signal,
        });
  };
  return (
    <>
      <ListPanel
        list={list}
        cells={cells}
        rowKey={({ reading_id }) => String(reading_id)}
        onFile={onFile}
        filters={
          <Select
            label={t('removed_tire.brand')}
            allowDeselect={false}
            searchable
            data={[
              { value: '', label: t('removed_tires.filter.every_brand') },
              ...brands.map((name) => ({ value: name, label: name })),
            ]}
            value={brand}
            onChange={(next) => list.change({ filters: { brand: next ?? '' } })}
          />
        }
      />
      <UnitDrawer
        surveyId={surveyId}
        unitId={unitId}
        tire={params.get('tire')}
        onClose={() => open(null)}
      />
    </>
  );
}
