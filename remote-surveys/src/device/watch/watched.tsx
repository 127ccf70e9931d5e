import type { RemoteModule } from '@portal/platform/remote';
import type { ComponentType } from 'react';
import { DeviceWatch } from './device-watch.tsx';

type Pages = RemoteModule['pages'];

/** Pages that hear what the device hears. */
export const watched = (pages: Pages): Pages =>
  Object.fromEntries(Object.entries(pages).map(([name, load]) => [name, once(load)]));

function once(load: Pages[string]): Pages[string] {
  let page: { readonly of: ComponentType; readonly default: ComponentType } | null = null;
  return async () => {
    const { default: Page } = await load();
    if (page?.of !== Page) page = { of: Page, default: around(Page) };
    return page;
  };
}

const around = (Page: ComponentType): ComponentType =>
  function WatchedPage() {
    return (
      <DeviceWatch>
        <Page />
      </DeviceWatch>
    );
  };
