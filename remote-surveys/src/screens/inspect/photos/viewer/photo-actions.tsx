import type { UnitImage } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Alert, Button, Group, IconEdit, IconTrash } from '@portal/platform/ui';
import { refusalText } from '../../../../operation/refusal-text.ts';
import type { usePhotoWrites } from './use-photo-writes.ts';

interface PhotoActionsProps {
  readonly photo: UnitImage;
  readonly deleting: ReturnType<typeof usePhotoWrites>['deleting'];
  readonly onDraw: () => void;
}

/** Actions for a photo while its survey is open. */
export function PhotoActions({ photo, deleting, onDraw }: PhotoActionsProps) {
  const { t } = useWords();
  return (
    <>
      <Group gap="sm">
        <Button
          size="md"
          variant="default"
          leftSection={<IconEdit size={18} aria-hidden />}
          onClick={onDraw}
        >
          {t('photo.draw')}
        </Button>
        <Button
          size="md"
          variant="default"
          leftSection={<IconTrash size={18} aria-hidden />}
          loading={deleting.isPending}
          onClick={() => deleting.mutate(photo)}
        >
          {t('photo.delete')}
        </Button>
      </Group>
      {deleting.error ? (
        <Alert color="red" role="alert">
          {refusalText(t, deleting.error)}
        </Alert>
      ) : null}
    </>
  );
}
