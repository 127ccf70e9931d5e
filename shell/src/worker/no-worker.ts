import { dropCaches } from '../caches/cache-names.ts';
import { worker } from './worker-scope.ts';

// Replaces the service worker if the deployment wants none: it removes itself, even in browsers
// whose pages no longer start.

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) =>
  event.waitUntil(dropCaches().finally(() => worker.registration.unregister())),
);
