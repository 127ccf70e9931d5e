import type { SurveyDetail, SurveyDetailRow } from '@portal/contract/inspection-surveys';
import { noValue } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { type ListCells, useTableRoom } from '@portal/platform/lists';
import { Anchor } from '@portal/platform/ui';
import { useMeasureText } from '../../findings/use-measure-text.ts';
import { tireImagesPath, unitImagesPath } from '../../paths.ts';
import { useReportLinkState } from '../../reports/previous-page.ts';
import { inspectionLooks } from '../../surveys/inspection-looks.ts';
import { PageLink } from '../../yard/page-link.tsx';
import { RowName } from '../../yard/row-name.tsx';
import classes from './detail.module.css';
import { TireExceptions } from './tire-exceptions.tsx';

/** Cells of a tire in the list: its values with their units, its exceptions, its photos. */
export function useDetailCells(
  surveyId: string,
  detail: SurveyDetail | undefined,
  onUnit: (row: SurveyDetailRow) => void,
): ListCells<SurveyDetailRow> {
  const { t } = useWords();
  const measureText = useMeasureText();
  const room = useTableRoom();
  const here = useReportLinkState();
  if (!detail) return {};
  const { pressure_format, tread_depth_format } = detail;
  const place = ({ axle_and_tire_position, color, is_lifted, state }: SurveyDetailRow) => {
    const Mark = inspectionLooks[color].icon;
    const said = is_lifted ? 'lifted' : state;
    return (
      <span className={classes.place} data-color={color}>
        <Mark
          size={16}
          role="img"
          className={classes.mark}
          aria-label={t(`inspection_color.${color}`)}
        />
        {axle_and_tire_position}
        {said !== 'read' && <span className={classes.quiet}>{t(`tire_state.${said}`)}</span>}
      </span>
    );
  };
  return {
    unit_number: (row) => (
      <RowName room={room} below={place(row)}>
        <Anchor
          component="button"
          className={classes.unit}
          data-unit={row.unit_id}
          onClick={() => onUnit(row)}
        >
          <bdi>{row.unit_number}</bdi>
        </Anchor>
      </RowName>
    ),
    axle_and_tire_position: place,
    pressure: ({ pressure }) =>
      pressure === null ? noValue : measureText(pressure, pressure_format),
    tread_depth: ({ tread_depth }) =>
      tread_depth === null ? noValue : measureText(tread_depth, tread_depth_format),
    findings: (row) => <TireExceptions row={row} formats={detail} />,
    brand: ({ brand, product_line, tire_size }) => (
      <span className={classes.tire} dir="auto">
        {[brand, product_line, tire_size].filter(Boolean).join(' ')}
      </span>
    ),
    images: ({ images, tire_id, unit_id }) =>
      images > 0 && (
        // Photos of a position without a known tire are among those of the unit.
        <PageLink
          to={
            tire_id === null ? unitImagesPath(surveyId, unit_id) : tireImagesPath(surveyId, tire_id)
          }
          state={here}
        >
          {t('images.count', { count: images })}
        </PageLink>
      ),
  };
}
