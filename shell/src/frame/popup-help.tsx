import { useWords } from '@portal/platform/i18n';
import { useLocation } from '@portal/platform/routing';
import { useUser } from '@portal/platform/session';
import { Anchor, Text } from '@portal/platform/ui';
import { useDeployment } from '../deployment/deployment-context.ts';
import { RightRequest } from '../guard/right-request.tsx';
import { safeAddress } from '../links/address.ts';
import { pageOfPath } from '../screens/page-of-path.ts';
import type { PopupClosing } from './popup-catalogue.ts';

/**
 * The page on which a popup appeared, a way to ask for a missing right, and the support contact.
 */
export function PopupHelp({ closing }: { closing: PopupClosing }) {
  const { t } = useWords();
  const deployment = useDeployment();
  const { pathname } = useLocation();
  const user = useUser();
  const page = pageOfPath(pathname, deployment);
  const contact = deployment.footer
    .flatMap(({ links }) => links)
    .find(({ name }) => name === 'footer.contact')?.url;
  const right = page.kind === 'remote' ? page.route.right : null;
  const isMissing = right !== null && user !== null && !user.UserAccessSecurities.includes(right);
  return (
    <>
      {page.kind === 'remote' && (
        <Text mt="sm" size="sm">
          {t('popup.page', { page: t(`${page.remote.name}:${page.route.title}`) })}
        </Text>
      )}
      {closing === 'index' && isMissing && <RightRequest key={pathname} path={pathname} />}
      {closing !== 'sign_in' && contact && safeAddress(contact) && (
        <Text mt="sm" size="sm">
          {t('popup.ask')}{' '}
          <Anchor href={contact} target="_blank" rel="noopener" underline="always">
            {t('footer.contact')}
          </Anchor>
        </Text>
      )}
    </>
  );
}
