import { useWords } from '@portal/platform/i18n';
import { Alert, Button, Stack, Text } from '@portal/platform/ui';
import { useEffect, useRef } from 'react';
import type { CameraTrouble } from './camera/open-camera.ts';
import { useCamera } from './camera/use-camera.ts';
import { useTorch } from './camera/use-torch.ts';
import { useCodeReading } from './reading/use-code-reading.ts';
import classes from './scan.module.css';

interface CameraViewProps {
  /** Whether the last code is still being looked up. */
  readonly isPaused: boolean;
  readonly onText: (text: string) => void;
}

/** Shows the camera's picture and reads it until a code is found. The camera stops on unmount. */
export function CameraView({ isPaused, onText }: CameraViewProps) {
  const { t } = useWords();
  const { camera, retry } = useCamera();
  if (isPaused) return null;
  switch (camera.state) {
    case 'opening':
      return <Text role="status">{t('scan.opening')}</Text>;
    case 'open':
      return <Picture stream={camera.stream} onText={onText} />;
    default:
      return <Trouble trouble={camera.state} onRetry={retry} />;
  }
}

interface PictureProps extends Pick<CameraViewProps, 'onText'> {
  readonly stream: MediaStream;
}

function Picture({ stream, onText }: PictureProps) {
  const { t } = useWords();
  const video = useRef<HTMLVideoElement>(null);
  const torch = useTorch(stream);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  const reading = useCodeReading(video, onText);
  return (
    <Stack gap="xs">
      <video
        ref={video}
        className={classes.picture}
        aria-label={t('scan.picture')}
        autoPlay
        muted
        playsInline
      />
      <Text role="status">{t(`scan.${reading}`)}</Text>
      {torch && (
        <Button variant="default" size="md" aria-pressed={torch.isLit} onClick={torch.toggle}>
          {t('scan.torch')}
        </Button>
      )}
    </Stack>
  );
}

interface TroubleProps {
  readonly trouble: CameraTrouble;
  readonly onRetry: () => void;
}

const Trouble = ({ trouble, onRetry }: TroubleProps) => {
  const { t } = useWords();
  return (
    <Alert color="amber" role="status">
      <Stack gap="xs" align="start">
        {t(`scan.trouble.${trouble}`)}
        {trouble !== 'missing' && (
          <Button variant="default" size="md" onClick={onRetry}>
            {t('shell:ui.retry')}
          </Button>
        )}
      </Stack>
    </Alert>
  );
};
