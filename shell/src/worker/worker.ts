import { answerFile } from './answer-file.ts';
import { answerPage } from './answer-page.ts';
import { worker } from './worker-scope.ts';

// The portal's service worker. It stores nothing and knows nothing about deployments: pages cache
// the files (`taking-along`), and it answers with them. Therefore, any version of it can serve any
// page.

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => {
  // Not available in all browsers.
  const preload: NavigationPreloadManager | undefined = worker.registration.navigationPreload;
  event.waitUntil(Promise.all([preload?.enable(), worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  const { method, mode } = event.request;
  if (method !== 'GET') return;
  const answer = mode === 'navigate' ? answerPage(event) : answerFile(event.request);
  if (answer) event.respondWith(answer);
});
