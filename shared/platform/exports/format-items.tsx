import type { ExportFormat } from '@portal/contract/wire';
import { useWords } from '../i18n/use-words.ts';
import { Menu } from '../ui/ui.ts';
import { formatKeys } from './export-formats.ts';

interface FormatItemsProps<Format> {
  /** Those on offer. */
  readonly formats: readonly Format[];
  readonly onChoose: (format: Format) => void;
}

/** Kinds of files, as items of a menu. */
export function FormatItems<Format extends ExportFormat>({
  formats,
  onChoose,
}: FormatItemsProps<Format>) {
  const { t } = useWords();
  return formats.map((format) => (
    <Menu.Item key={format} onClick={() => onChoose(format)}>
      {t(formatKeys[format])}
    </Menu.Item>
  ));
}
