/** Where calls go. Not for remotes. */
export { configureHttp, type HttpSettings } from './transport.ts';
