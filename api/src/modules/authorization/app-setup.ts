import type { AppSetup } from '@portal/contract/portal';
import type { Deployment } from '@portal/platform/remote';

/** The menus of header and footer, as the deployment has them; nothing while there is none. */
export function appSetup(deployment: Deployment | null): AppSetup {
  if (!deployment) return {};
  return {
    header_content: {
      tabs: deployment.header.map((tab, index) => ({ id: index + 1, ...tab })),
      home_name: 'Home',
      my_info: '',
      my_info_name: '',
    },
    footer_content: { tabs: deployment.footer },
  };
}
