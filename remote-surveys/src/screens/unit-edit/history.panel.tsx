import type { UnitChange } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Panel } from '@portal/platform/ui';
import { unitFields } from '../../units/unit-values.ts';
import { useFieldText } from '../../units/use-field-text.ts';
import { useMomentText } from '../../yard/use-moment-text.ts';
import classes from '../../yard/yard.module.css';

/** Who has changed what, the latest first. */
export function HistoryPanel({ history }: { readonly history: readonly UnitChange[] }) {
  const { t } = useWords();
  const fieldText = useFieldText();
  const momentText = useMomentText();
  const before = ({ fields }: UnitChange) =>
    Object.entries(fields)
      .filter(([name]) => Object.hasOwn(unitFields, name))
      .map(([name, value]) =>
        t('unit.history.before', {
          field: fieldText.name(name),
          value: fieldText.value(name, value),
        }),
      );
  if (history.length === 0) return null;
  return (
    <Panel title={t('unit.history.title')}>
      <ul className={classes.list}>
        {history.map((change) => (
          <li key={change.revision}>
            {t(`unit.history.${change.action}`, {
              name: change.changed_by,
              date: momentText(change.changed_at),
            })}
            {change.action === 'changed' && (
              <div className={classes.quiet} dir="auto">
                {before(change).join(' · ')}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
