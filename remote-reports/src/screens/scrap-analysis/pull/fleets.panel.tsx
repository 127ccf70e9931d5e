import type { PullingFleet } from '@portal/contract/analysis-reports';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { type Column, DataTable, Panel } from '@portal/platform/ui';
import { LinkedCount } from '../../../parts/linked-count.tsx';
import { SecondaryText } from '../../../parts/secondary-text.tsx';
import { removalsAt } from '../scrap-address.ts';
import { useScrapTexts } from '../use-scrap-texts.ts';
import { wornOutFilters } from './worn-out-filters.ts';

interface FleetsPanelProps {
  readonly fleets: readonly PullingFleet[];
  readonly axle: PullingFleet['axle'];
  readonly format: 'mm' | '32nds';
}

/** Maximum number of fleets listed, those with the largest possible savings. */
const mostListed = 50;

/** The fleets that pull tires early, and their savings at the usual depth. */
export function FleetsPanel({ fleets, axle, format }: FleetsPanelProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { money, depth } = useScrapTexts();
  const own = fleets.filter((fleet) => fleet.axle === axle);
  const listed = own.slice(0, mostListed);
  const columns: readonly Column<PullingFleet>[] = [
    {
      field: 'fleet_name',
      header: t('scrap.fleet'),
      render: ({ fleet_name, pulls_early }) => (
        <div>
          {fleet_name}
          <SecondaryText text={pulls_early ? t('pull.early') : null} />
        </div>
      ),
    },
    {
      field: 'tires',
      header: t('pull.worn_out'),
      align: 'end',
      render: ({ tires, account_id, is_small }) => (
        <>
          <LinkedCount
            count={tires}
            to={removalsAt(params, { ...wornOutFilters(axle), accounts: String(account_id) })}
          />
          <SecondaryText text={is_small ? t('pull.small') : null} />
        </>
      ),
    },
    {
      field: 'mean_tread',
      header: t('pull.mean_tread'),
      align: 'end',
      render: ({ mean_tread }) => depth(mean_tread, format),
    },
    { field: 'lost', header: t('pull.lost'), align: 'end', render: ({ lost }) => money(lost) },
    {
      field: 'saving',
      header: t('pull.saving'),
      align: 'end',
      render: ({ saving }) => money(saving),
    },
  ];
  return (
    <Panel
      title={t('pull.fleets')}
      description={t('pull.fleets_text')}
      padding="flush"
      footer={
        listed.length < own.length
          ? t('pull.first', {
              n: formatInteger(listed.length),
              all: formatInteger(own.length),
            })
          : undefined
      }
    >
      <DataTable
        caption={t('pull.fleets')}
        columns={columns}
        rows={listed}
        rowKey={({ account_id }) => String(account_id)}
      />
    </Panel>
  );
}
