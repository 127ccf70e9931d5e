import { dropCaches } from '../caches/cache-names.ts';
import { worker } from './worker-scope.ts';

// In the place of the service worker where the deployment wants none: it takes itself away, also from
// browsers whose pages cannot start any more.

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) =>
  event.waitUntil(dropCaches().finally(() => worker.registration.unregister())),
);
