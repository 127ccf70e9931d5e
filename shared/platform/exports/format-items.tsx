import type { ExportFormat } from '@portal/contract/portal';
import { useWords } from '../i18n/use-words.ts';
import { Menu } from '../ui/ui.ts';
import { formatKeys } from './export-formats.ts';

/** The kinds of files, as items of a menu. */
export function FormatItems({ onChoose }: { readonly onChoose: (format: ExportFormat) => void }) {
  const { t } = useWords();
  return formatKeys.map(([format, key]) => (
    <Menu.Item key={format} onClick={() => onChoose(format)}>
      {t(key)}
    </Menu.Item>
  ));
}
