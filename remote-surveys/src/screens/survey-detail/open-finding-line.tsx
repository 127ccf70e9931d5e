import type { DetailFinding } from '@portal/contract/inspection-surveys';
import { useWords } from '@portal/platform/i18n';
import { VisuallyHidden } from '@portal/platform/ui';
import { useFindingText } from '../../findings/use-finding-text.ts';
import { FindingNotes } from '../../reports/finding-notes.tsx';
import { inspectionLooks } from '../../surveys/inspection-looks.ts';
import classes from './detail.module.css';

const colors = { warning: 'yellow', critical: 'red' } as const;

interface OpenFindingLineProps {
  readonly finding: DetailFinding;
  /** Unit of measure of the finding's values. */
  readonly unit: Parameters<ReturnType<typeof useFindingText>['rule']>[1];
}

/** A finding with its rule and spec, and how long it has been open. */
export function OpenFindingLine({ finding, unit }: OpenFindingLineProps) {
  const { t } = useWords();
  const text = useFindingText();
  const color = colors[finding.severity];
  const Mark = inspectionLooks[color].icon;
  return (
    <span className={classes.rule} data-color={color}>
      <Mark size={16} aria-hidden className={classes.mark} />
      <span>
        <VisuallyHidden>{t(`severity.${finding.severity}`)}: </VisuallyHidden>
        {finding.slot === null && <b>{text.place(finding)} </b>}
        {text.rule(finding, unit)}
        <FindingNotes finding={finding} />
      </span>
    </span>
  );
}
