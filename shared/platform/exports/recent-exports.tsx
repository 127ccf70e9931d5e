import { useWords } from '../i18n/use-words.ts';
import { Panel, Text } from '../ui/ui.ts';
import { ExportsList } from './exports-list.tsx';
import { useExports } from './use-exports.ts';

interface RecentExportsProps {
  /** Maximum number shown. */
  readonly most: number;
  /** Text shown if there are none. */
  readonly none: string;
}

/** The newest background exports. */
export function RecentExports({ most, none }: RecentExportsProps) {
  const { t } = useWords();
  const exports = useExports();
  return (
    <Panel title={t('shell:export.list')}>
      {exports.exports.length === 0 && (
        <Text size="sm" c="dimmed">
          {none}
        </Text>
      )}
      <ExportsList exports={exports} most={most} />
    </Panel>
  );
}
