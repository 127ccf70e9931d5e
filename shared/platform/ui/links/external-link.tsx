import { VisuallyHidden } from '@mantine/core';
import type { ComponentProps, MouseEvent } from 'react';
import { bus } from '../../bus/bus-core.ts';
import { linkRequested } from '../../bus/events.ts';
import { useWords } from '../../i18n/use-words.ts';

export interface ExternalLinkProps
  extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel' | 'onClick'> {
  /** The full address. */
  href: string;
}

/**
 * A link to a page on another host, in a new window. On a plain click the shell follows it and
 * signs the user in there; opened in another way (middle click, context menu) it is the bare
 * address.
 */
export function ExternalLink({ href, children, ...props }: ExternalLinkProps) {
  const { t } = useWords();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    bus.emit(linkRequested, { url: href, new_window: true });
  };
  return (
    <a {...props} href={href} target="_blank" rel="noopener" onClick={follow}>
      {children}
      <VisuallyHidden>{` (${t('shell:links.new_window')})`}</VisuallyHidden>
    </a>
  );
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
