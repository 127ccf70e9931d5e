import { useWords } from '@portal/platform/i18n';
import { Panel, Text } from '@portal/platform/ui';
import classes from './yard.module.css';

interface ToldChange {
  readonly revision: number;
  /** Who did what, and when. */
  readonly text: string;
  /** What stood there before, field by field. */
  readonly before: readonly string[];
}

/** Who has changed what, the latest first; nothing where nobody has. */
export function ChangesPanel({ changes }: { readonly changes: readonly ToldChange[] }) {
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
