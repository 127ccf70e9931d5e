import { useWords } from '@portal/platform/i18n';
import { IconExternalLink, Tooltip } from '@portal/platform/ui';
import tool from './header-tool.module.css';

/** Link to the provider's list of its sites: as text, or as an icon where space is short. */
export function AllSitesLink({ href, hasWords }: { href: string; hasWords: boolean }) {
  const { t } = useWords();
  const label = t('header.all_sites');
  return (
    <Tooltip label={label} disabled={hasWords}>
      <a href={href} className={tool.tool} aria-label={label}>
        {hasWords ? label : <IconExternalLink size={20} aria-hidden />}
      </a>
    </Tooltip>
  );
}
