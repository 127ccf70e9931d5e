import type { RemoteModule } from '@portal/platform/remote';
import type { ComponentType } from 'react';
import { DeviceWatch } from './device-watch.tsx';

type Pages = RemoteModule['pages'];

/** Pages wrapped in {@link DeviceWatch}. */
export const withDeviceWatch = (pages: Pages): Pages =>
  Object.fromEntries(Object.entries(pages).map(([name, load]) => [name, wrapOnce(load)]));

function wrapOnce(load: Pages[string]): Pages[string] {
  let page: { readonly of: ComponentType; readonly default: ComponentType } | null = null;
  return async () => {
    const { default: Page } = await load();
    if (page?.of !== Page) page = { of: Page, default: wrapPage(Page) };
    return page;
  };
}

const wrapPage = (Page: ComponentType): ComponentType =>
  function WatchedPage() {
    return (
      <DeviceWatch>
        <Page />
      </DeviceWatch>
    );
  };
