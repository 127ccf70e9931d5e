import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { DataTable, FailedState, Pager, PanelSkeleton } from '@portal/platform/ui';
import { useState } from 'react';
import { type ProposedSpecs, tiresPageSize, tiresQuery } from './specs.query.ts';
import { useSpecText } from './use-spec-text.ts';

interface ChangedTiresProps {
  readonly asked: ProposedSpecs;
  readonly yard: number | null;
  readonly name: string;
}

/** The tires of a yard whose color would change. */
export function ChangedTires({ asked, yard, name }: ChangedTiresProps) {
  const { t } = useWords();
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery({
    ...tiresQuery(asked, yard, page),
    placeholderData: (before) => before,
  });
  const { measured } = useSpecText(
    data ?? { pressure_format: 'psi', tread_depth_format: '32nds', torque_format: 'lbft' },
  );
  if (isError) return <FailedState onRetry={() => void refetch()} />;
  if (!data) return <PanelSkeleton shape="table" count={4} />;
  const read = (field: 'target_pressure' | 'pull_depth', value: number | null) =>
    value === null ? t('specs.effects.not_read') : measured(field, value);
  return (
    <>
      <DataTable
        caption={t('specs.effects.tires_of', { yard: name })}
        captionShown
        columns={[
          {
            field: 'unit_number',
            header: t('specs.effects.unit'),
            render: ({ unit_number }) => <span dir="auto">{unit_number}</span>,
          },
          { field: 'position', header: t('specs.effects.position') },
          { field: 'product', header: t('specs.effects.product') },
          {
            field: 'pressure',
            header: t('specs.effects.pressure'),
            align: 'end',
            render: ({ pressure }) => read('target_pressure', pressure),
          },
          {
            field: 'tread_depth',
            header: t('specs.effects.tread'),
            align: 'end',
            render: ({ tread_depth }) => read('pull_depth', tread_depth),
          },
          {
            field: 'after',
            header: t('specs.effects.color'),
            render: ({ before, after }) =>
              `${t(`specs.color.${before}`)} → ${t(`specs.color.${after}`)}`,
          },
        ]}
        rows={data.tires}
        rowKey={({ unit_number, position }) => `${unit_number} ${position}`}
      />
      <Pager
        page={page}
        pageSize={tiresPageSize}
        total={data.total_items}
        onPage={setPage}
        label={t('specs.effects.pages')}
      />
    </>
  );
}
