import type { portalCalls } from '@portal/contract/portal';
import { callsOf } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { IconWorld, Menu, Tooltip, UnstyledButton } from '@portal/platform/ui';
import { useDeployment } from '../deployment/deployment-context.ts';
import { storeLanguage } from '../words/language.ts';
import tool from './header-tool.module.css';
import classes from './language-menu.module.css';

const call = callsOf<typeof portalCalls>();

/** Chooses the language, where the region offers the choice. */
export function LanguageMenu() {
  const { t, locale } = useWords();
  const { features } = useDeployment();
  const { data } = useQuery({
    queryKey: ['languages/locales'],
    queryFn: ({ signal }) => call('GET languages/locales', { signal, background: true }),
    enabled: features.language_option === true,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!features.language_option || !data) return null;
  return (
    <Menu position="bottom-end">
      <Tooltip label={t('header.language')}>
        <Menu.Target>
          <UnstyledButton className={tool.tool} aria-label={t('header.language')}>
            <IconWorld size={20} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        <div className={classes.languages}>
          {data.locales.map((each) => (
            <Menu.Item
              key={each.id}
              lang={each.locale}
              aria-current={each.locale === locale || undefined}
              className={classes.language}
              onClick={() => void storeLanguage(each.locale)}
            >
              {each.name}
            </Menu.Item>
          ))}
        </div>
      </Menu.Dropdown>
    </Menu>
  );
}
