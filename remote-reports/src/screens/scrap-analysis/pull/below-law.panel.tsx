import {
  type BelowLawTire,
  belowLawList,
  deepestPullPoint,
} from '@portal/contract/analysis-reports';
import { RangeFilter } from '@portal/platform/dates';
import { toShown, toStored } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { ListPanel, useList } from '@portal/platform/lists';
import { Link, useSearchParams } from '@portal/platform/routing';
import { Anchor, Text } from '@portal/platform/ui';
import { call, fileOf } from '../../../calls.ts';
import { AccountFilter } from '../../../selection/account-filter.tsx';
import type { ChosenAccounts } from '../../../selection/accounts.ts';
import { scrap } from '../scrap.query.ts';
import { belowLawAt } from '../scrap-address.ts';
import { depthFigure, useScrapTexts } from '../use-scrap-texts.ts';

/** Reads the pull depth of the address, in 32nds; null if missing or invalid. */
function pullIn(params: URLSearchParams): number | null {
  const pull = Number(params.get('pull'));
  return Number.isInteger(pull) && pull >= 2 && pull <= deepestPullPoint ? pull : null;
}

/**
 * The tires found below the legal tread depth: all, or those that a given pull depth would not have
 * prevented.
 */
export function BelowLawPanel({ accounts }: { readonly accounts: ChosenAccounts }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { depth } = useScrapTexts();
  const pull = pullIn(params);
  const asked = { account_ids: [...accounts.ids], ...(pull !== null && { pull_32nds: pull }) };
  const list = useList(belowLawList, {
    key: [...scrap, 'below the law', asked],
    ask: (body, signal) =>
      call('POST scrap_analysis_report/get_below_law', { body: { ...body, ...asked }, signal }),
  });
  const { definition, view, change, result } = list;
  const format = result.data?.tread_depth_format ?? '32nds';
  return (
    <ListPanel
      list={list}
      rowKey={({ reading_id }) => String(reading_id)}
      cells={{
        tread: ({ tread }: BelowLawTire) => depthFigure(tread, format),
        tread_before: ({ tread_before }: BelowLawTire) => depthFigure(tread_before, format),
      }}
      onFile={(selection, { format: file, signal }) =>
        fileOf('POST scrap_analysis_report/export_below_law', {
          body: { ...selection, ...asked, format: file },
          signal,
        })
      }
      filters={
        <>
          <AccountFilter prefix="scrap_analysis_report" accounts={accounts} />
          <RangeFilter
            range={view.filters}
            filters={definition.filters}
            onChange={(filters) => change({ filters })}
          />
          {pull !== null && (
            <Text size="sm">
              {t('below_law.not_kept', {
                pull: depth(toShown(toStored(pull, '32nds'), format), format),
              })}{' '}
              <Anchor
                component={Link}
                to={belowLawAt(params, view.filters.axle)}
                underline="always"
              >
                {t('below_law.show_all')}
              </Anchor>
            </Text>
          )}
        </>
      }
    />
  );
}
