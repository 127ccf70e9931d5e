/** Configuration of where calls go. Not for remotes. */
export { configureHttp, type HttpSettings } from './transport.ts';
