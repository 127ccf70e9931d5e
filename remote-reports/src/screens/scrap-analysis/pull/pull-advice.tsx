import { preloadCharts } from '@portal/platform/charts';
import { RangeFilter } from '@portal/platform/dates';
import { isIsoDate } from '@portal/platform/format';
import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/routing';
import { EmptyState, FailedState, Group, Panel, PanelSkeleton, Select } from '@portal/platform/ui';
import { useEffect } from 'react';
import { AccountFilter } from '../../../selection/account-filter.tsx';
import type { ChosenAccounts } from '../../../selection/accounts.ts';
import { pullPointsQuery } from '../scrap.query.ts';
import { FleetsPanel } from './fleets.panel.tsx';
import { PointsPanel } from './points.panel.tsx';
import { PullTiles } from './pull-tiles.tsx';

const days = { from: { label: 'scrap.from' }, to: { label: 'scrap.to' } } as const;

/**
 * The depths at which worn tires are pulled, the cost of each depth, and the fleets that pull
 * early.
 */
export function PullAdvice({ accounts }: { readonly accounts: ChosenAccounts }) {
  const { t } = useWords();
  const [params, setParams] = useSearchParams();
  useEffect(preloadCharts, []);
  const dayIn = (name: string) => {
    const day = params.get(name) ?? '';
    return isIsoDate(day) ? day : '';
  };
  const set = (some: Readonly<Record<string, string>>) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      for (const [name, value] of Object.entries(some))
        if (value === '') next.delete(name);
        else next.set(name, value);
      return next;
    });
  const range = { from: dayIn('from'), to: dayIn('to') };
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...pullPointsQuery({
      account_ids: [...accounts.ids],
      ...(range.from && { date_from: range.from }),
      ...(range.to && { date_to: range.to }),
    }),
    enabled: range.from === '' || range.to === '' || range.from <= range.to,
  });
  const axles = data?.axles ?? [];
  const axle = axles.find((each) => each.axle === params.get('axle')) ?? axles[0];
  return (
    <>
      <Group gap="sm" align="flex-end">
        <AccountFilter prefix="scrap_analysis_report" accounts={accounts} />
        <RangeFilter range={range} filters={days} onChange={set} />
        {axle && (
          <Select
            label={t('scrap.axle')}
            allowDeselect={false}
            data={axles.map((each) => ({
              value: each.axle,
              label: t(`scrap_position.${each.axle}`),
            }))}
            value={axle.axle}
            onChange={(next) => next && set({ axle: next })}
          />
        )}
      </Group>
      {!error && data && axle && (
        <>
          <PullTiles axle={axle} format={data.tread_depth_format} />
          <PointsPanel axle={axle} format={data.tread_depth_format} isRefreshing={isFetching} />
          <FleetsPanel fleets={data.fleets} axle={axle.axle} format={data.tread_depth_format} />
        </>
      )}
      {(error || isPending || !axle) && (
        <Panel title={t('pull.title')} description={t('pull.text')}>
          {error && (
            <FailedState
              title={t('scrap.failed')}
              text={t(failureWord(error))}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          )}
          {!error && isPending && isFetching && <PanelSkeleton shape="chart" count={8} />}
          {!error && data && !axle && (
            <EmptyState title={t('pull.none')} text={t('pull.none_text')} />
          )}
        </Panel>
      )}
    </>
  );
}
