import { useWords } from '@portal/platform/i18n';
import { VisuallyHidden } from '@portal/platform/ui';
import type { PageOfPath } from './page-of-path.ts';

/** Politely announces the page that has come into view; nothing for null. */
export function ScreenTitle({ page }: { page: PageOfPath | null }) {
  const { t } = useWords();
  const key = page && titleOf(page);
  return (
    <VisuallyHidden aria-live="polite" aria-atomic>
      {key && t(key)}
    </VisuallyHidden>
  );
}

function titleOf(page: PageOfPath): string | null {
  switch (page.kind) {
    case 'shell':
      return page.route.title;
    case 'remote':
      return `${page.remote.name}:${page.route.title}`;
    case 'redirect':
      return null;
  }
}
