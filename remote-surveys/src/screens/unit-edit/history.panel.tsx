import { personText, type RowChange } from '@portal/contract/fleet-surveys';
import { useMomentText, useWords } from '@portal/platform/i18n';
import { unitFields } from '../../units/unit-values.ts';
import { useFieldText } from '../../units/use-field-text.ts';
import { ChangesPanel } from '../../yard/changes.panel.tsx';

/** A unit's history of changes and locations. */
export function HistoryPanel({ history }: { readonly history: readonly RowChange[] }) {
  const { t } = useWords();
  const fieldText = useFieldText();
  const momentText = useMomentText();
  const before = ({ fields, moved }: RowChange) => [
    ...(moved
      ? [t(`unit.history.${moveOf(moved)}`, { from: moved.from ?? '', to: moved.to ?? '' })]
      : []),
    ...Object.entries(fields)
      .filter(([name]) => Object.hasOwn(unitFields, name))
      .map(([name, value]) =>
        t('unit.history.before', {
          field: fieldText.name(name),
          value: fieldText.value(name, value),
        }),
      ),
  ];
  return (
    <ChangesPanel
      changes={history.map((change) => ({
        revision: change.revision,
        text: t(`unit.history.${change.action}`, {
          name: personText(change.changed_by, t),
          date: momentText(change.changed_at),
        }),
        before: change.action === 'changed' ? before(change) : [],
      }))}
    />
  );
}

/** Last part of the text key of a move. */
function moveOf({ from, to }: NonNullable<RowChange['moved']>): string {
  if (from === null) return 'put_on';
  return to === null ? 'taken_off' : 'moved';
}
