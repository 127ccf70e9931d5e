import { leaseQuotesList } from '@portal/contract/analysis-reports';
import { formatCurrency } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { ListPanel, useList } from '@portal/platform/lists';
import { Link } from '@portal/platform/routing';
import { ActionIcon, Button, Group, IconCopy, IconTrash } from '@portal/platform/ui';
import { call } from '../../calls.ts';
import { LinkedFigure } from '../../parts/linked-figure.tsx';
import { useCurrency } from '../../parts/use-currency.ts';
import { lease } from './lease.query.ts';
import { copyPath, newQuotePath, quotePath } from './lease-address.ts';
import { rateText } from './rate-text.ts';
import { useDeleteQuote } from './use-delete-quote.ts';

/** The user's saved quotes. */
export function QuotesPanel() {
  const { t } = useWords();
  const symbol = useCurrency();
  const deleting = useDeleteQuote();
  const list = useList(leaseQuotesList, {
    key: [...lease, 'quotes'],
    ask: (body, signal) => call('POST leasesales/get_quotes', { body, signal }),
  });
  return (
    <ListPanel
      list={list}
      actions={
        <Button component={Link} to={newQuotePath} size="xs">
          {t('lease.new')}
        </Button>
      }
      cells={{
        quote_name: ({ id, quote_name }) => <LinkedFigure text={quote_name} to={quotePath(id)} />,
        rate: ({ rate }) => rateText(rate, symbol),
        annual: ({ annual }) => formatCurrency(annual, symbol),
        actions: (row) => (
          <Group gap="xs" wrap="nowrap">
            <ActionIcon
              component={Link}
              to={copyPath(row.id)}
              variant="subtle"
              aria-label={t('lease.quotes.copy', { name: row.quote_name })}
            >
              <IconCopy size={18} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="red"
              disabled={deleting.isPending}
              aria-label={t('lease.quotes.delete', { name: row.quote_name })}
              onClick={() => deleting.mutate(row)}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </Group>
        ),
      }}
    />
  );
}
