import type { UnitImage } from '@portal/contract/fleet-surveys';
import { formatDay } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import {
  ActionIcon,
  Alert,
  Button,
  Group,
  IconChevronLeft,
  IconChevronRight,
  IconEdit,
  IconTrash,
  Stack,
  Text,
} from '@portal/platform/ui';
import type { KeyboardEvent } from 'react';
import { refusalText } from '../../../../operation/refusal-text.ts';
import { PhotoPicture } from './photo-picture.tsx';
import type { usePhotoWrites } from './use-photo-writes.ts';
import classes from './viewer.module.css';

interface PhotoViewProps {
  readonly photo: UnitImage;
  readonly name: string;
  readonly previous: UnitImage | undefined;
  readonly next: UnitImage | undefined;
  readonly isReadOnly: boolean;
  readonly deleting: ReturnType<typeof usePhotoWrites>['deleting'];
  readonly onShow: (photo: UnitImage) => void;
  readonly onDraw: () => void;
  readonly onMissing: () => void;
}

/** A photo with what is drawn over it, and the way to its neighbors. */
export function PhotoView(props: PhotoViewProps) {
  const { photo, name, previous, next, isReadOnly, deleting, onShow, onDraw, onMissing } = props;
  const { t } = useWords();
  const goByKey = ({ key }: KeyboardEvent) => {
    const to = key === 'ArrowLeft' ? previous : key === 'ArrowRight' ? next : undefined;
    if (to) onShow(to);
  };
  const step = (to: UnitImage | undefined, word: string, Icon: typeof IconChevronLeft) => (
    <ActionIcon
      size={44}
      variant="default"
      aria-label={t(word)}
      disabled={!to}
      onClick={() => to && onShow(to)}
    >
      <Icon size={20} aria-hidden className={classes.arrow} />
    </ActionIcon>
  );
  return (
    <Stack gap="sm" onKeyDown={goByKey}>
      <PhotoPicture photo={photo} name={name} marks={photo.layer} onMissing={onMissing} />
      {deleting.error ? (
        <Alert color="red" role="alert">
          {refusalText(t, deleting.error)}
        </Alert>
      ) : null}
      <Group justify="space-between" gap="sm">
        <Group gap="xs">
          {step(previous, 'photo.previous', IconChevronLeft)}
          {step(next, 'photo.next', IconChevronRight)}
          <Text size="sm" c="dimmed">
            {t('photo.taken', {
              name: photo.taken_by,
              date: formatDay(photo.taken_at),
            })}
          </Text>
        </Group>
        {!isReadOnly && (
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
        )}
      </Group>
    </Stack>
  );
}
