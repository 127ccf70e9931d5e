import { useWords } from '@portal/platform/i18n';
import { Panel, Stack, Text } from '@portal/platform/ui';
import { ExportEntry } from '../../exports/export-entry.tsx';
import classes from '../../exports/exports-popover.module.css';
import { useExports } from '../../exports/use-exports.ts';
import { shown } from './shown.ts';

/** The newest exports that are made while nobody waits. */
export function ExportsPanel() {
  const { t } = useWords();
  const exports = useExports();
  return (
    <Panel title={t('export.list')}>
      {exports.exports.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('home.no_exports')}
        </Text>
      )}
      <Stack component="ul" className={classes.list} gap="sm">
        {exports.exports.slice(0, shown).map((each) => (
          <ExportEntry key={each.id} of={each} exports={exports} />
        ))}
      </Stack>
    </Panel>
  );
}
