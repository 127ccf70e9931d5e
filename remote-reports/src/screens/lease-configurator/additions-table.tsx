import type { LeaseFigures } from '@portal/contract/analysis-reports';
import { formatCurrency } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Table } from '@portal/platform/ui';
import { SecondaryText } from '../../parts/secondary-text.tsx';
import classes from './lease.module.css';
import { RateBadge } from './rate-badge.tsx';
import { rateText } from './rate-text.ts';

interface AdditionsTableProps {
  readonly size: string;
  readonly figures: LeaseFigures;
  /** The user's currency symbol. */
  readonly symbol: string;
}

/** The amounts of the base and of each factor, which add up to the total. */
export function AdditionsTable({ size, figures, symbol }: AdditionsTableProps) {
  const { t } = useWords();
  const money = (rate: number, annual: number) => (
    <Table.Td className={classes.number}>
      {formatCurrency(annual, symbol)}
      <SecondaryText text={rateText(rate, symbol)} />
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
            <SecondaryText text={size} />
          </Table.Th>
          <Table.Td />
          {money(figures.base_rate, figures.base_annual)}
        </Table.Tr>
        {figures.additions.map(({ factor, value, rate, adds_rate, adds_annual }) => (
          <Table.Tr key={factor}>
            <Table.Th scope="row">
              {t(`lease_factor.${factor}`)}
              <SecondaryText text={t(`lease_value.${factor}.${value}`)} />
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
