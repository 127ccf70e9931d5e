import { useEffect } from 'react';
import { formatInteger } from '../format/format.ts';
import { useWords } from '../i18n/use-words.ts';
import { Badge, Button, Group, IconDownload, Popover, Text, Title } from '../ui/ui.ts';
import { isUnderWay } from './exports.query.ts';
import { ExportsList } from './exports-list.tsx';
import classes from './exports-popover.module.css';
import type { Exports } from './use-exports.ts';

/**
 * `asked` if the user opened the list, `told` if it opened by itself and leaves the focus alone,
 * null if it is closed.
 */
export type ShownExports = 'asked' | 'told' | null;

interface ExportsPopoverProps {
  readonly exports: Exports;
  readonly shown: ShownExports;
  readonly onShown: (shown: ShownExports) => void;
}

/** Button and popover with the background exports; renders nothing if there are none. */
export function ExportsPopover({ exports: list, shown, onShown }: ExportsPopoverProps) {
  const { t } = useWords();
  const { exports } = list;
  // The list may also open by itself while the focus is elsewhere, so Escape is handled on the
  // document.
  useEffect(() => {
    if (shown === null) return;
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && onShown(null);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [shown, onShown]);
  if (exports.length === 0) return null;
  const running = exports.filter(isUnderWay).length;
  const title = t('shell:export.list');
  return (
    <Popover
      opened={shown !== null}
      onChange={(isOpen) => onShown(isOpen ? 'asked' : null)}
      width={400}
      position="bottom-end"
      withArrow
      trapFocus={shown === 'asked'}
      returnFocus={shown === 'asked'}
    >
      <Popover.Target>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconDownload size={16} aria-hidden />}
          aria-label={running > 0 ? t('shell:export.list_running', { n: running }) : title}
          rightSection={
            running > 0 && (
              <Badge size="sm" circle aria-hidden>
                {formatInteger(running)}
              </Badge>
            )
          }
          onClick={() => onShown(shown ? null : 'asked')}
        >
          {title}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={title}>
        <Title order={2} size="h4">
          {title}
        </Title>
        <Text size="xs" c="dimmed">
          {t('shell:export.list_hint')}
        </Text>
        {list.isLost && (
          <Group justify="space-between" wrap="nowrap" mt="xs">
            <Text size="sm" role="alert">
              {t('shell:export.list_lost')}
            </Text>
            <Button
              variant="default"
              size="compact-sm"
              className={classes.retry ?? ''}
              onClick={list.refresh}
            >
              {t('shell:export.retry')}
            </Button>
          </Group>
        )}
        <ExportsList exports={list} />
      </Popover.Dropdown>
    </Popover>
  );
}
