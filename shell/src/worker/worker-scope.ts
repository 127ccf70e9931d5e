// The service worker API used by the portal: TypeScript's library covers pages only.

/** An event that the browser waits for. */
export interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** A request from a page. */
export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The response to a navigation, which the browser requests while the worker starts. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
}

/** The worker that runs this program. */
export const worker = globalThis as unknown as WorkerScope;
