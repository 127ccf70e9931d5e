import { personText, type UnitImage } from '@portal/contract/fleet-surveys';
import { formatDay } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import {
  ActionIcon,
  Group,
  IconChevronLeft,
  IconChevronRight,
  Stack,
  Text,
} from '@portal/platform/ui';
import type { ReactNode } from 'react';
import classes from './photo.module.css';
import { PhotoPicture } from './photo-picture.tsx';

interface PhotoViewProps {
  readonly photo: UnitImage;
  readonly name: string;
  readonly previous: UnitImage | undefined;
  readonly next: UnitImage | undefined;
  readonly isZoomed?: boolean;
  readonly isLost?: boolean;
  /** Actions for the photo. */
  readonly children?: ReactNode;
  readonly onShow: (photo: UnitImage) => void;
  readonly onMissing: () => void;
}

/** A photo with its marks, and links to its neighbors. */
export function PhotoView(props: PhotoViewProps) {
  const { photo, name, previous, next, isZoomed = false, isLost = false } = props;
  const { children, onShow, onMissing } = props;
  const { t } = useWords();
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
    <Stack gap="sm">
      <PhotoPicture
        photo={photo}
        name={name}
        marks={photo.layer}
        isZoomed={isZoomed}
        isLost={isLost}
        onMissing={onMissing}
      />
      <Group justify="space-between" gap="sm">
        <Group gap="xs">
          {step(previous, 'photo.previous', IconChevronLeft)}
          {step(next, 'photo.next', IconChevronRight)}
          <Text size="sm" c="dimmed">
            {t('photo.taken', {
              name: personText(photo.taken_by, t),
              date: formatDay(photo.taken_at),
            })}
          </Text>
        </Group>
        {children}
      </Group>
    </Stack>
  );
}
