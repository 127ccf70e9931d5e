import type { ExportFormat } from '@portal/contract/wire';
import { useWords } from '../i18n/use-words.ts';
import { Menu } from '../ui/ui.ts';
import { formatKey } from './export-formats.ts';

interface FormatItemsProps<Format> {
  /** The formats offered. */
  readonly formats: readonly Format[];
  /** Number of parts exported; a picture export has one picture per part. Default: 1. */
  readonly parts?: number | undefined;
  readonly onChoose: (format: Format) => void;
}

/** Menu items for export formats. */
export function FormatItems<Format extends ExportFormat>({
  formats,
  parts = 1,
  onChoose,
}: FormatItemsProps<Format>) {
  const { t } = useWords();
  return formats.map((format) => (
    <Menu.Item key={format} onClick={() => onChoose(format)}>
      {t(formatKey(format, parts))}
    </Menu.Item>
  ));
}
