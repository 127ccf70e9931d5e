import { type FindingRow, isOfPressure } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { VisuallyHidden } from '@portal/platform/ui';
import type { Formats } from '../axles/formats.ts';
import { useFindingText } from '../findings/use-finding-text.ts';
import { inspectionLooks } from '../surveys/inspection-looks.ts';
import classes from './rule-line.module.css';

const colors = { warning: 'yellow', critical: 'red' } as const;

type Found = Pick<
  FindingRow,
  'check' | 'severity' | 'axle_number' | 'side' | 'slot' | 'measured' | 'limit'
>;

interface RuleLineProps {
  readonly finding: Found;
  readonly formats: Formats;
}

/** Where something was found, and by which rule, in the color and with the icon of its severity. */
export function RuleLine({ finding, formats }: RuleLineProps) {
  const { t } = useWords();
  const text = useFindingText();
  const color = colors[finding.severity];
  const Mark = inspectionLooks[color].icon;
  const unit = isOfPressure(finding) ? formats.pressure_format : formats.tread_depth_format;
  return (
    <span className={classes.line} data-color={color}>
      <Mark size={16} aria-hidden className={classes.mark} />
      <span>
        <VisuallyHidden>{t(`severity.${finding.severity}`)}: </VisuallyHidden>
        <b>{text.place(finding)}</b> {text.rule(finding, unit)}
      </span>
    </span>
  );
}
