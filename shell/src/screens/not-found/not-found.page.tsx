import { useWords } from '@portal/platform/i18n';
import { Link, useLocation, useNavigate } from '@portal/platform/routing';
import { Button, EmptyState, IconSearch, Page } from '@portal/platform/ui';
import { showOverlay } from '../../overlays/overlay.ts';

/** Shown for an unknown path. */
export function NotFoundPage() {
  const { t } = useWords();
  const navigate = useNavigate();
  // There is no history before the first address opened in this window.
  const hasHistory = useLocation().key !== 'default';
  return (
    <Page>
      <EmptyState
        isPage
        icon={IconSearch}
        title={t('not_found.title')}
        text={t('not_found.text')}
        action={
          <>
            <Button component={Link} to="/">
              {t('not_found.home')}
            </Button>
            <Button variant="default" onClick={() => showOverlay('palette')}>
              {t('not_found.search')}
            </Button>
            {hasHistory && (
              <Button variant="default" onClick={() => navigate(-1)}>
                {t('not_found.back')}
              </Button>
            )}
          </>
        }
      />
    </Page>
  );
}
