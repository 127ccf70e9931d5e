import type { ExportFormat } from '@portal/contract/wire';
import { useWords } from '../i18n/use-words.ts';
import { Menu } from '../ui/ui.ts';
import { formatKey } from './export-formats.ts';

interface FormatItemsProps<Format> {
  /** Those on offer. */
  readonly formats: readonly Format[];
  /** How many parts are exported, where pictures are one of each; one unless said. */
  readonly parts?: number | undefined;
  readonly onChoose: (format: Format) => void;
}

/** Kinds of files, as items of a menu. */
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
