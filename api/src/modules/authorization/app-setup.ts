import type { AppSetup } from '@portal/contract/portal';
import type { Deployment } from '@portal/platform/remote';

/**
 * The menus of header and footer, as the deployment has them; nothing while there is none. The
 * deployment has no word for the home page, so that pages use their own.
 */
export function appSetup(deployment: Deployment | null): AppSetup {
  if (!deployment) return {};
  return {
    header_content: {
      tabs: deployment.header.map((tab, index) => ({ id: index + 1, ...tab })),
      home_name: '',
      my_info: '',
      my_info_name: '',
    },
    footer_content: { tabs: deployment.footer },
  };
}
