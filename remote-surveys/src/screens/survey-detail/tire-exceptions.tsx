import { flagsOf, isOfPressure } from '@portal/contract/fleet-surveys';
import type { SurveyDetailRow } from '@portal/contract/inspection-surveys';
import { useWords } from '@portal/platform/i18n';
import type { Formats } from '../../axles/formats.ts';
import { inspectionLooks } from '../../surveys/inspection-looks.ts';
import classes from './detail.module.css';
import { OpenFindingLine } from './open-finding-line.tsx';

interface TireExceptionsProps {
  readonly row: SurveyDetailRow;
  readonly formats: Formats;
}

/** All exceptions of a tire: failed checks first, then the inspector's flags. */
export function TireExceptions({ row, formats }: TireExceptionsProps) {
  const { t } = useWords();
  const { findings, wear_conditions: conditions, valve, pressure, tread_depth: tread } = row;
  const flags = row.is_lifted
    ? { flagged_wear: 0, flagged_valves: 0 }
    : flagsOf([{ pressure, tread, valve, conditions }]);
  const flagged = [
    ...(flags.flagged_wear > 0 ? [conditions.map((each) => t(`wear.${each}`)).join(', ')] : []),
    ...(flags.flagged_valves > 0 ? [t('survey_detail.valve', { state: t(`valve.${valve}`) })] : []),
  ];
  if (findings.length + flagged.length === 0) return null;
  const Mark = inspectionLooks.yellow.icon;
  return (
    <ul className={classes.found}>
      {findings.map((finding) => (
        <li key={finding.finding_id}>
          <OpenFindingLine
            finding={finding}
            unit={isOfPressure(finding) ? formats.pressure_format : formats.tread_depth_format}
          />
        </li>
      ))}
      {flagged.map((text) => (
        <li key={text} className={classes.rule} data-color="yellow">
          <Mark size={16} aria-hidden className={classes.mark} />
          {text}
        </li>
      ))}
    </ul>
  );
}
