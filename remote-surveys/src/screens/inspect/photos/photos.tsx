import type { UnitImage } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Alert, Button, Group, Stack, Text, Title } from '@portal/platform/ui';
import { memo, useState } from 'react';
import { isUnnamed } from '../../../device/names/local-names.ts';
import { useIsOffline } from '../../../device/network/use-offline.ts';
import { PhotoThumbnails } from '../../../photos/photo-thumbnails.tsx';
import { KeptPhoto } from './kept/kept-photo.tsx';
import { useWaitingPhotos } from './kept/use-waiting-photos.ts';
import { photosQuery } from './photos.query.ts';
import { OutgoingPhotos } from './sending/outgoing-photos.tsx';
import { PhotoButtons } from './sending/photo-buttons.tsx';
import type { PhotoSending } from './sending/use-photo-sending.ts';
import { isOfSubject, type Subject } from './subject.ts';
import { useAddressRenewal } from './use-address-renewal.ts';
import { PhotoViewer } from './viewer/photo-viewer.tsx';

interface PhotosProps {
  readonly inspectionId: number;
  readonly subject: Subject;
  readonly sending: PhotoSending;
  readonly isReadOnly: boolean;
}

/** The photos of a tire or of the unit, with buttons to add more. */
export const Photos = memo(function Photos(props: PhotosProps) {
  const { inspectionId, subject, sending, isReadOnly } = props;
  const { t } = useWords();
  const { data, error, refetch } = useQuery(photosQuery(inspectionId));
  const [shown, setShown] = useState<UnitImage | null>(null);
  const own = data?.filter((photo) => isOfSubject(photo, subject)) ?? [];
  const { renew, isLost } = useAddressRenewal(refetch);
  const waiting = useWaitingPhotos(inspectionId, subject?.position);
  const isAway = useIsOffline();
  const isSent = sending.photos.some((photo) => photo.subject?.position === subject?.position);
  if (isReadOnly && own.length + waiting.length === 0 && !error && !isSent) return null;
  return (
    <Stack gap="xs" component="section" aria-label={t(subject ? 'photo.tire' : 'photo.unit')}>
      <Title order={3} size="h5">
        {t(subject ? 'photo.tire' : 'photo.unit')}
      </Title>
      {error && !data && isAway ? <Text size="sm">{t('photo.not_here')}</Text> : null}
      {error && !data && !isAway ? (
        <Alert color="red" role="alert">
          <Group gap="sm">
            <Text size="sm">{t('photo.failed')}</Text>
            <Button size="md" variant="default" onClick={() => void refetch()}>
              {t('photo.load_again')}
            </Button>
          </Group>
        </Alert>
      ) : null}
      {own.length > 0 && (
        <PhotoThumbnails photos={own} onShow={setShown} isLost={isLost} onMissing={renew} />
      )}
      {waiting.map((entry, index) => (
        <KeptPhoto
          key={entry.id}
          entry={entry}
          name={t('photo.kept', { number: own.length + index + 1 })}
        />
      ))}
      <OutgoingPhotos sending={sending} subject={subject} />
      {!isReadOnly && !isUnnamed(inspectionId) && (
        <PhotoButtons onFiles={(files) => sending.add(subject, files)} />
      )}
      <PhotoViewer
        photos={own}
        shown={shown}
        isReadOnly={isReadOnly}
        onShow={setShown}
        isLost={isLost}
        onMissing={renew}
      />
    </Stack>
  );
});
