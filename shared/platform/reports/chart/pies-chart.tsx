import type { PieChart as Pie } from '@portal/contract/reports';
import { PieChart } from '../../charts/charts.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Select } from '../../ui/ui.ts';
import { useFigure } from '../figures/use-figure.ts';
import { useIsLocked, useIsRead } from '../report-lock.ts';
import type { OnView } from '../view/report-view.ts';
import type { DrawnFigures } from './drawn-figures.ts';
import { piesOf } from './pies-of.ts';
import { piesSummary } from './pies-summary.ts';

interface PiesChartProps extends DrawnFigures {
  readonly chart: Pie;
  /** Key of the row that is drawn; the whole range when there is no such row. */
  readonly selected: string | null;
  readonly onView: OnView;
}

/** Never the key of a row. */
const whole = 'whole';

/** The parts of the whole range, or of a row of choice: a pie each for now and what it is compared with. */
export function PiesChart(props: PiesChartProps) {
  const { chart, definition, rows, total, compared, selected, onView } = props;
  const { t } = useWords();
  const figure = useFigure();
  const isLocked = useIsLocked();
  const isRead = useIsRead();
  const row = rows.find(({ key }) => key === selected);
  const of = row?.lead ?? t('shell:chart.whole_range');
  const pies = piesOf({ chart, definition, row: row ?? total, of, compared }, { t, figure });
  return (
    <>
      {!isRead && (
        <Select
          size="sm"
          label={t('shell:chart.shown')}
          data={[
            { value: whole, label: t('shell:chart.whole_range') },
            ...rows.map(({ key, lead }) => ({ value: key, label: lead })),
          ]}
          value={row?.key ?? whole}
          onChange={(key) => onView({ selected: key === whole ? null : key })}
          allowDeselect={false}
          disabled={isLocked}
          searchable
          maw={260}
          mb="sm"
          nothingFoundMessage={t('shell:filter.not_found')}
        />
      )}
      <PieChart title={t(definition.title)} summary={piesSummary(pies, of, t)} pies={pies} />
    </>
  );
}
