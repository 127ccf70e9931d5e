import type { Base } from '@portal/contract/wire';
import axios, { type AxiosAdapter, type AxiosInstance, type AxiosRequestConfig } from 'axios';
import { fetchAdapter } from './fetch-adapter.ts';

/** A request as passed to the transport, with the contract call it belongs to. */
export interface CallRequest extends AxiosRequestConfig {
  readonly call: { readonly name: string; readonly params?: unknown };
}

export interface HttpSettings {
  /** Address of each base, without a trailing slash. */
  readonly bases: Readonly<Record<Base, string>>;
  /** Replaces the browser's own transport in tests and the fake shell. */
  readonly adapter?: AxiosAdapter;
}

let settings: HttpSettings | null = null;
let client: AxiosInstance | null = null;

/** Configures where calls go. Required once, before the first call. */
export function configureHttp(next: HttpSettings): void {
  settings = next;
  client = axios.create({
    // Longer than any report takes, so a response later than this will not come.
    timeout: 120_000,
    ...(next.adapter && { adapter: next.adapter }),
  });
}

/**
 * Returns the axios client and the address of a base.
 *
 * @throws Error before {@link configureHttp}
 */
export function transport(base: Base): { client: AxiosInstance; address: string } {
  if (!settings || !client) throw new Error('A call before configureHttp');
  return { client, address: settings.bases[base] };
}

/**
 * Returns the options of a request with a streamed response: no timeout, and `fetch` as its
 * transport.
 */
export const streamed = (): AxiosRequestConfig => ({
  responseType: 'stream',
  timeout: 0,
  // The browser's other transport, `XMLHttpRequest`, delivers a response only once it is complete.
  adapter: settings?.adapter ?? fetchAdapter,
});
