import type { ExportFormat } from '@portal/contract/fleet-dashboard';
import { useWords } from '@portal/platform/i18n';
import { Menu } from '@portal/platform/ui';
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
