import { type AxleMap, isOfPressure } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { VisuallyHidden } from '@portal/platform/ui';
import { useFindingText } from '../../../findings/use-finding-text.ts';
import { inspectionLooks } from '../../../surveys/inspection-looks.ts';
import classes from './findings-list.module.css';

interface FindingsListProps {
  readonly findings: AxleMap['findings'];
  readonly formats: Pick<AxleMap, 'pressure_format' | 'tread_depth_format'>;
  /** Whether the findings belong to several positions. */
  readonly hasPlaces?: boolean;
}

const colors = { warning: 'yellow', critical: 'red' } as const;

/** Findings with their rules, each with an icon for its severity. */
export function FindingsList({ findings, formats, hasPlaces = false }: FindingsListProps) {
  const { t } = useWords();
  const text = useFindingText();
  const { pressure_format, tread_depth_format } = formats;
  return (
    <ul className={classes.list}>
      {findings.map((finding) => {
        const color = colors[finding.severity];
        const Mark = inspectionLooks[color].icon;
        const { check, axle_number, side, slot } = finding;
        return (
          <li
            key={[check, axle_number, side, slot].join(' ')}
            className={classes.finding}
            data-color={color}
          >
            <Mark size={18} aria-hidden className={classes.mark} />
            <span>
              <VisuallyHidden>{t(`inspection_color.${color}`)}: </VisuallyHidden>
              {hasPlaces && <b>{text.place(finding)} </b>}
              {text.rule(finding, isOfPressure(finding) ? pressure_format : tread_depth_format)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
