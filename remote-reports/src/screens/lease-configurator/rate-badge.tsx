import { type RateColor, rateColor } from '@portal/contract/analysis-reports';
import { useWords } from '@portal/platform/i18n';
import { Badge, VisuallyHidden } from '@portal/platform/ui';
import { percentText } from './rate-text.ts';

const colors: Readonly<Record<RateColor, string>> = { green: 'green', yellow: 'amber', red: 'red' };

/** The signed rate that a value adds, colored by its amount. */
export function RateBadge({ rate }: { readonly rate: number }) {
  const { t } = useWords();
  const color = rateColor(rate);
  return (
    <Badge variant="light" color={colors[color]}>
      {percentText(rate)}
      <VisuallyHidden>, {t(`lease_color.${color}`)}</VisuallyHidden>
    </Badge>
  );
}
