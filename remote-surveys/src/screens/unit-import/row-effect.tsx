import { useWords } from '@portal/platform/i18n';
import { Badge, Stack, Text } from '@portal/platform/ui';
import { type RowKind, rowKind } from '../../uploaded/row-kind.ts';
import type { UploadedUnit } from '../../uploaded/uploaded-unit.ts';

interface RowEffectProps {
  readonly row: UploadedUnit;
  /** Whether the user has agreed to move units of other locations here. */
  readonly isMoving: boolean;
}

const looks = {
  new: { color: 'green', word: 'import.new' },
  changed: { color: 'brand', word: 'import.change' },
  moved: { color: 'amber', word: 'import.move' },
  unchanged: { color: 'gray', word: 'import.unchanged' },
} as const satisfies Record<RowKind, object>;

/** Effect of saving a row; for a move, with the previous location. */
export function RowEffect({ row, isMoving }: RowEffectProps) {
  const { t } = useWords();
  const kind = rowKind(row);
  const { color, word } = looks[kind];
  return (
    <Stack gap="xs" align="start">
      <Badge color={color} miw="max-content">
        {t(word)}
      </Badge>
      {kind === 'moved' && (
        <Text size="sm" dir="auto">
          {t(isMoving ? 'import.move.agreed' : 'import.move.left_out', {
            yard: row.existing?.location || t('import.another_yard'),
          })}
        </Text>
      )}
    </Stack>
  );
}
