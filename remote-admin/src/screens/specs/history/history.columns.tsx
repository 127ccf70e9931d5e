import type { SpecChange, SpecChanges } from '@portal/contract/admin';
import { useMomentText, useWords } from '@portal/platform/i18n';
import type { ListCells } from '@portal/platform/lists';
import { Button, Text } from '@portal/platform/ui';
import { useSpecText } from '../use-spec-text.ts';

const customary = {
  pressure_format: 'psi',
  tread_depth_format: '32nds',
  torque_format: 'lbft',
} as const;

/** Cells of the history; a change that may be taken back has a button. */
export function useHistoryCells(
  answer: SpecChanges | undefined,
  onTakeBack: (change: SpecChange) => void,
): ListCells<SpecChange> {
  const { t } = useWords();
  const momentText = useMomentText();
  const { label, measured, productsText } = useSpecText(answer ?? customary);
  return {
    at: ({ at }) => momentText(at),
    values: ({ values, products }) => (
      <>
        {values.map(({ field, before, after }) => {
          const text = (value: number | null) =>
            value === null ? t('specs.history.unset') : measured(field, value);
          return (
            <Text key={field} size="sm">
              {t('specs.change_line', {
                field: label(field),
                before: text(before),
                after: text(after),
              })}
            </Text>
          );
        })}
        {products && (
          <Text size="sm" dir="auto">
            {t('specs.change_line', {
              field: t('specs.products'),
              before: productsText(products.before),
              after: productsText(products.after),
            })}
          </Text>
        )}
        {values.length === 0 && !products && t('specs.history.same')}
      </>
    ),
    user_name: ({ user_name }) => <span dir="auto">{user_name || t('audit.operator')}</span>,
    standing: (change) =>
      change.take_back ? (
        <Button
          variant="default"
          size="sm"
          aria-label={t('specs.history.take_back_named', {
            axle: t(`specs.role.${change.role}`),
            date: momentText(change.at),
          })}
          onClick={() => onTakeBack(change)}
        >
          {t('specs.history.take_back')}
        </Button>
      ) : (
        t(`specs.history.standing_of.${change.standing}`)
      ),
  };
}
