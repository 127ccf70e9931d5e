import type { Base } from '@portal/contract/wire';
import axios, { type AxiosAdapter, type AxiosInstance, type AxiosRequestConfig } from 'axios';
import { fetchAdapter } from './fetch-adapter.ts';

/** What the transport is handed: a request that still knows which call of the contract it is. */
export interface CallRequest extends AxiosRequestConfig {
  readonly call: { readonly name: string; readonly params?: unknown };
}

export interface HttpSettings {
  /** Address of each base, without a closing slash. */
  readonly bases: Readonly<Record<Base, string>>;
  /** Another way to carry calls than the browser's own; tests and the fake shell have one. */
  readonly adapter?: AxiosAdapter;
}

let settings: HttpSettings | null = null;
let client: AxiosInstance | null = null;

/** Says where calls go. Needed once, before the first call. */
export function configureHttp(next: HttpSettings): void {
  settings = next;
  client = axios.create({
    // Longer than any report takes; what is not here by then will not come.
    timeout: 120_000,
    ...(next.adapter && { adapter: next.adapter }),
  });
}

/**
 * The axios client and the address of a base.
 *
 * @throws Error before {@link configureHttp}
 */
export function transport(base: Base): { client: AxiosInstance; address: string } {
  if (!settings || !client) throw new Error('A call before configureHttp');
  return { client, address: settings.bases[base] };
}

/** What of a request differs whose answer is read bit by bit, for as long as it takes. */
export const streamed = (): AxiosRequestConfig => ({
  responseType: 'stream',
  timeout: 0,
  // The browser's other way to carry calls gives an answer only once it is whole.
  adapter: settings?.adapter ?? fetchAdapter,
});
