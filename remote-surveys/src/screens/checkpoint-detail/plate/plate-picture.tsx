import { baseAddress } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { Button, IconSearch, Modal, Text, UnstyledButton } from '@portal/platform/ui';
import { useState } from 'react';
import picture from '../../../photos/photo.module.css';
import classes from './plate-picture.module.css';

interface PlatePictureProps {
  /** Relative to the API's base; valid for a few minutes. */
  readonly address: string;
  readonly number: string | null;
  /**
   * Fetches another address.
   *
   * @returns settles when there is an answer
   */
  readonly onExpired: () => Promise<unknown>;
}

/**
 * Picture of a plate, which opens at full size. If it does not load, a new address is fetched once.
 */
export function PlatePicture({ address, number, onExpired }: PlatePictureProps) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const [isZoomed, setZoomed] = useState(false);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [isRenewing, setRenewing] = useState(false);
  const name = number === null ? t('crossing.plate') : t('crossing.plate_of', { number });
  if (failed.includes(address) && !isRenewing)
    return (
      <Text size="sm" c="dimmed" mt="md">
        {t('crossing.no_plate')}
      </Text>
    );
  const shown = {
    src: baseAddress(address),
    onLoad: () => setFailed([]),
    onError: () => {
      setFailed([...failed, address]);
      if (failed.length > 0) return;
      setRenewing(true);
      void onExpired().finally(() => setRenewing(false));
    },
  };
  return (
    <>
      <UnstyledButton
        className={classes.small}
        aria-label={t('crossing.see_plate', { name })}
        onClick={() => setOpen(true)}
      >
        <img className={classes.picture} alt="" {...shown} />
      </UnstyledButton>
      <Modal
        opened={isOpen}
        fullScreen
        title={name}
        closeButtonProps={{ 'aria-label': t('photo.close'), size: 44 }}
        onClose={() => setOpen(false)}
      >
        <div
          className={picture.room}
          {...(isZoomed && { 'data-zoomed': '', role: 'region', 'aria-label': name, tabIndex: 0 })}
        >
          <div className={picture.picture}>
            <img className={picture.photo} alt={name} {...shown} />
          </div>
        </div>
        <Button
          size="md"
          mt="sm"
          variant="default"
          leftSection={<IconSearch size={18} aria-hidden />}
          aria-pressed={isZoomed}
          onClick={() => setZoomed(!isZoomed)}
        >
          {t('images.zoom')}
        </Button>
      </Modal>
    </>
  );
}
