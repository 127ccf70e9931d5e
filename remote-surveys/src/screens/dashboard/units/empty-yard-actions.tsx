import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { Button, Group } from '@portal/platform/ui';
import { addUnitPath, importUnitsPath } from '../../../paths.ts';

/** Ways to add the first units to an empty location. */
export function EmptyYardActions({ locationId }: { readonly locationId: number }) {
  const { t } = useWords();
  return (
    <Group justify="center">
      <Button component={Link} to={addUnitPath(locationId)}>
        {t('unit.add.open')}
      </Button>
      <Button component={Link} to={importUnitsPath(locationId)} variant="default">
        {t('import.open')}
      </Button>
      <Button component={Link} to={`${addUnitPath(locationId)}?like=1`} variant="default">
        {t('yard.empty.copy')}
      </Button>
    </Group>
  );
}
