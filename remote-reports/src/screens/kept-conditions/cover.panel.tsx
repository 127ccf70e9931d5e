import type { ConditionReport } from '@portal/contract/analysis-reports';
import { formatDate, formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Facts, Panel, Text } from '@portal/platform/ui';
import classes from './cover.module.css';

/** The cover of a report: its name, fleets, dates and comment. */
export function CoverPanel({ report }: { readonly report: ConditionReport }) {
  const { t } = useWords();
  const { CoverPage: cover, ReportName: name, Comment: comment, date_from, date_to } = report;
  const between = t('conditions.between', { from: formatDate(date_from), to: formatDate(date_to) });
  return (
    <Panel title={name ?? t('conditions.title')}>
      <Facts
        facts={
          cover
            ? [
                [t('conditions.fleet'), cover.fleet_name || t('conditions.every_fleet')],
                [t('conditions.range'), between],
                [t('conditions.sum.units'), formatInteger(cover.units)],
                [t('conditions.sum.tires_read'), formatInteger(cover.tires)],
              ]
            : [[t('conditions.range'), between]]
        }
      />
      {comment && (
        <Text className={classes.comment} dir="auto">
          {comment}
        </Text>
      )}
    </Panel>
  );
}
