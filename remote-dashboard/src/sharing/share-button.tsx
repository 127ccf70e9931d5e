import { useWords } from '@portal/platform/i18n';
import { Button, IconLink, Popover } from '@portal/platform/ui';
import { useState } from 'react';
import { LinkCopy } from './link-copy.tsx';
import { useCopyLink } from './use-copy-link.ts';

interface ShareButtonProps {
  /** The complete address, with stored lists expanded. */
  readonly params: URLSearchParams;
}

/** A button that copies a short link to the current view. */
export function ShareButton({ params }: ShareButtonProps) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { copying, copy } = useCopyLink(params);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      width={420}
      position="bottom-end"
      withArrow
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconLink size={16} aria-hidden />}
          onClick={() => {
            setOpen(true);
            void copy();
          }}
        >
          {t('share.copy')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('share.link')}>
        <LinkCopy copying={copying} onRetry={() => void copy()} />
      </Popover.Dropdown>
    </Popover>
  );
}
