import { useWords } from '@portal/platform/i18n';
import { Button, Group, IconCamera, IconPhoto } from '@portal/platform/ui';
import { type ChangeEvent, useRef } from 'react';

interface PhotoButtonsProps {
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes a photo with the camera of a phone or tablet, or selects existing ones. */
export function PhotoButtons({ onFiles }: PhotoButtonsProps) {
  const { t } = useWords();
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const input = {
    type: 'file',
    hidden: true,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      onFiles([...(target.files ?? [])]);
      // Allows the same file to be selected again.
      target.value = '';
    },
  };
  return (
    <Group gap="sm">
      <Button
        size="md"
        variant="default"
        leftSection={<IconCamera size={18} aria-hidden />}
        onClick={() => camera.current?.click()}
      >
        {t('photo.take')}
      </Button>
      <Button
        size="md"
        variant="default"
        leftSection={<IconPhoto size={18} aria-hidden />}
        onClick={() => files.current?.click()}
      >
        {t('photo.choose')}
      </Button>
      {/* The browser's own controls are labeled in the browser's language. */}
      <input
        {...input}
        ref={camera}
        accept="image/*"
        capture="environment"
        aria-label={t('photo.take')}
      />
      <input {...input} ref={files} accept="image/*" multiple aria-label={t('photo.choose')} />
    </Group>
  );
}
