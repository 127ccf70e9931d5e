// What this portal uses of a service worker: the libraries of types are those of pages.

/** Something that the browser waits for. */
export interface WaitedEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** A page asks for something. */
export interface FetchEvent extends WaitedEvent {
  readonly request: Request;
  /** The answer to a navigation, which the browser asks for while the worker starts. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: WaitedEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
}

/** The worker that this program runs in. */
export const worker = globalThis as unknown as WorkerScope;
