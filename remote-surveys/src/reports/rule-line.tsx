import { type FindingRow, isOfPressure } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { VisuallyHidden } from '@portal/platform/ui';
import type { Formats } from '../axles/formats.ts';
import { useFindingText } from '../findings/use-finding-text.ts';
import { FindingNotes } from './finding-notes.tsx';
import { MarkedLine } from './marked-line.tsx';

const colors = { warning: 'yellow', critical: 'red' } as const;

type RuleLineFinding = Pick<
  FindingRow,
  'check' | 'severity' | 'axle_number' | 'side' | 'slot' | 'measured' | 'limit'
> & { readonly is_flat?: boolean } & Parameters<typeof FindingNotes>[0]['finding'];

interface RuleLineProps {
  readonly finding: RuleLineFinding;
  readonly formats: Formats;
}

/**
 * The place of a finding, with its rule and spec, in the color and with the icon of its severity.
 */
export function RuleLine({ finding, formats }: RuleLineProps) {
  const { t } = useWords();
  const text = useFindingText();
  const unit = isOfPressure(finding) ? formats.pressure_format : formats.tread_depth_format;
  return (
    <MarkedLine color={colors[finding.severity]}>
      <VisuallyHidden>{t(`severity.${finding.severity}`)}: </VisuallyHidden>
      <b>{text.place(finding)}</b> {text.rule(finding, unit)}
      <FindingNotes finding={finding} />
    </MarkedLine>
  );
}
