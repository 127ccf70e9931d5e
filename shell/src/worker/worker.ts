import { answerFile } from './answer-file.ts';
import { answerPage } from './answer-page.ts';
import { worker } from './worker-scope.ts';

// The service worker of the portal. It keeps nothing and knows nothing of deployments: pages take files
// along (`taking-along`), and it answers with what they have left. So any version of it serves any page.

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => {
  // Not in every browser.
  const preload: NavigationPreloadManager | undefined = worker.registration.navigationPreload;
  event.waitUntil(Promise.all([preload?.enable(), worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  const { method, mode } = event.request;
  if (method !== 'GET') return;
  const answer = mode === 'navigate' ? answerPage(event) : answerFile(event.request);
  if (answer) event.respondWith(answer);
});
