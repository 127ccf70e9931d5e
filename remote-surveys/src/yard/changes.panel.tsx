import { useWords } from '@portal/platform/i18n';
import { Panel, Text } from '@portal/platform/ui';
import classes from './yard.module.css';

interface DescribedChange {
  readonly revision: number;
  /** The change with its author and time. */
  readonly text: string;
  /** Previous values, field by field. */
  readonly before: readonly string[];
}

/** The changes of a row with their authors, latest first; nothing if there are none. */
export function ChangesPanel({ changes }: { readonly changes: readonly DescribedChange[] }) {
  const { t } = useWords();
  if (changes.length === 0) return null;
  return (
    <Panel title={t('unit.history.title')}>
      <ul className={classes.list}>
        {changes.map(({ revision, text, before }) => (
          <li key={revision}>
            {text}
            {before.length > 0 && (
              <Text size="sm" className={classes.quiet} lineClamp={4} dir="auto">
                {before.join(' · ')}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
