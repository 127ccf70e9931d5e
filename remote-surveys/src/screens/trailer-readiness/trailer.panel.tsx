import { readinessWords as keys, type TrailerReadiness } from '@portal/contract/inspection-surveys';
import { useWords } from '@portal/platform/i18n';
import {
  Badge,
  type Column,
  DataTable,
  IconAlertTriangle,
  IconCheck,
  Panel,
} from '@portal/platform/ui';
import classes from './trailer.module.css';

type Trailer = TrailerReadiness['units'][number];
type Field = Trailer['fields'][number];

/** The inspected items of a trailer, failed ones first. */
export function TrailerPanel({ unit }: { readonly unit: Trailer }) {
  const { t } = useWords();
  const columns: readonly Column<Field>[] = [
    {
      field: 'name',
      header: t(keys.item),
      render: ({ name }) => t(`checklist_item.${name}`),
    },
    {
      field: 'selected_value',
      header: t(keys.answer),
      width: '6rem',
      render: ({ selected_value }) => (
        <span className={classes.answer} data-answer={selected_value}>
          {selected_value === 'fail' && <IconAlertTriangle size={16} aria-hidden />}
          {selected_value === 'pass' && <IconCheck size={16} aria-hidden />}
          {t(`checklist_answer.${selected_value}`)}
        </span>
      ),
    },
    {
      field: 'notes',
      header: t(keys.notes),
      render: ({ notes }) => (
        <span className={classes.notes} dir="auto">
          {notes}
        </span>
      ),
    },
  ];
  const failed = unit.fields.filter(({ selected_value }) => selected_value === 'fail');
  const rest = unit.fields.filter(({ selected_value }) => selected_value !== 'fail');
  return (
    <Panel
      title={<bdi>{unit.unit_number}</bdi>}
      padding="flush"
      description={
        <Badge component="span" color={unit.passed ? 'green' : 'red'} variant="light">
          {unit.passed
            ? t('readiness.has_passed')
            : t('readiness.has_failed', { count: failed.length })}
        </Badge>
      }
    >
      <DataTable
        caption={t(unit.passed ? keys.passedTrailer : keys.failedTrailer, {
          unit: unit.unit_number,
        })}
        columns={columns}
        rows={[...failed, ...rest]}
        rowKey={({ name }) => name}
      />
    </Panel>
  );
}
