import type { LeaseFigures } from '@portal/contract/analysis-reports';
import { formatCurrency } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Table } from '@portal/platform/ui';
import { Small } from '../../parts/small.tsx';
import classes from './lease.module.css';
import { RateBadge } from './rate-badge.tsx';
import { rateText } from './rate-text.ts';

interface AdditionsTableProps {
  readonly size: string;
  readonly figures: LeaseFigures;
  /** The sign of the user's currency. */
  readonly symbol: string;
}

/** What the base and each factor come to; together they are the whole. */
export function AdditionsTable({ size, figures, symbol }: AdditionsTableProps) {
  const { t } = useWords();
  const money = (rate: number, annual: number) => (
    <Table.Td className={classes.number}>
      {formatCurrency(annual, symbol)}
      <Small text={rateText(rate, symbol)} />
    </Table.Td>
  );
  return (
    <Table aria-label={t('lease.additions')} className={classes.additions}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('lease.factor')}</Table.Th>
          <Table.Th scope="col" className={classes.number}>
            {t('lease.percent')}
          </Table.Th>
          <Table.Th scope="col" className={classes.number}>
            {t('lease.adds')}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        <Table.Tr>
          <Table.Th scope="row">
            {t('lease.base')}
            <Small text={size} />
          </Table.Th>
          <Table.Td />
          {money(figures.base_rate, figures.base_annual)}
        </Table.Tr>
        {figures.additions.map(({ factor, value, rate, adds_rate, adds_annual }) => (
          <Table.Tr key={factor}>
            <Table.Th scope="row">
              {t(`lease_factor.${factor}`)}
              <Small text={t(`lease_value.${factor}.${value}`)} />
            </Table.Th>
            <Table.Td className={classes.number}>
              <RateBadge rate={rate} />
            </Table.Td>
            {money(adds_rate, adds_annual)}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
