import type { InspectionColor } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { inspectionLooks } from '../../surveys/inspection-looks.ts';
import classes from './color-value.module.css';

interface ColorValueProps {
  readonly color: InspectionColor;
  readonly text: string;
}

/** A value with its rating as color, icon and text. */
export function ColorValue({ color, text }: ColorValueProps) {
  const { t } = useWords();
  const Mark = inspectionLooks[color].icon;
  return (
    <span className={classes.value} data-color={color}>
      <Mark size={13} role="img" aria-label={t(`inspection_color.${color}`)} />
      {text}
    </span>
  );
}
