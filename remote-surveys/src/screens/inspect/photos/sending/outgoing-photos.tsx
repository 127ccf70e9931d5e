import { surveyLimits } from '@portal/contract/fleet-surveys';
import { isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { Alert, Button, Group, Progress, Stack, Text } from '@portal/platform/ui';
import { refusalText } from '../../../../operation/refusal-text.ts';
import type { Subject } from '../subject.ts';
import { canResend, type OutgoingPhoto, type PhotoSending } from './use-photo-sending.ts';

interface OutgoingPhotosProps {
  readonly sending: PhotoSending;
  readonly subject: Subject;
}

/** The photos of a subject that are being sent, and those that failed. */
export function OutgoingPhotos({ sending, subject }: OutgoingPhotosProps) {
  const { t } = useWords();
  const own = sending.photos.filter((photo) => photo.subject?.position === subject?.position);
  return (
    <Stack gap="xs" role="status">
      {own.map((photo) =>
        photo.error === null ? (
          <div key={photo.key}>
            <Text size="sm">{t('photo.sending', { name: photo.file.name })}</Text>
            <Progress
              value={photo.share * 100}
              aria-label={t('photo.sending', { name: photo.file.name })}
            />
          </div>
        ) : (
          <FailedPhoto key={photo.key} photo={photo} sending={sending} />
        ),
      )}
    </Stack>
  );
}

const told: readonly string[] = [
  'file_unreadable',
  'file_kind',
  'file_too_large',
  'limit_reached',
  'no_room',
];

function FailedPhoto({
  photo,
  sending,
}: {
  readonly photo: OutgoingPhoto;
  readonly sending: PhotoSending;
}) {
  const { t } = useWords();
  const { error, file, key } = photo;
  const reason =
    isCallFailure(error) && told.includes(error.code)
      ? t(`photo.problem.${error.code}`, { count: surveyLimits.photos })
      : refusalText(t, error);
  return (
    <Alert color="red" role="alert" title={t('photo.not_sent', { name: file.name })}>
      <Stack gap="sm">
        {reason}
        <Group gap="sm">
          {canResend(error) && (
            <Button size="md" variant="default" onClick={() => sending.again(photo)}>
              {t('photo.again')}
            </Button>
          )}
          <Button size="md" variant="default" onClick={() => sending.drop(key)}>
            {t('photo.give_up')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
