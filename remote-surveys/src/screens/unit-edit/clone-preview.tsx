import type { Clones } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Badge, Group, Text } from '@portal/platform/ui';

/** The numbers that clones would get; a single taken number prevents all clones. */
export function ClonePreview({ clones }: { readonly clones: Clones }) {
  const { t } = useWords();
  const taken = clones.filter(({ is_taken }) => is_taken);
  const shown = taken.length > 0 ? taken : clones;
  return (
    <div role="status">
      {shown.length > 0 && (
        <Text size="sm" mb="xs">
          {t(taken.length > 0 ? 'unit.clone.taken' : 'unit.clone.preview')}
        </Text>
      )}
      <Group gap="xs">
        {shown.slice(0, 12).map(({ unit_number, is_taken }) => (
          <Badge key={unit_number} color={is_taken ? 'red' : 'brand'}>
            {unit_number}
          </Badge>
        ))}
        {shown.length > 12 && (
          <Text size="sm">{t('unit.clone.more', { count: shown.length - 12 })}</Text>
        )}
      </Group>
    </div>
  );
}
