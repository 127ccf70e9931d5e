import axios, { type AxiosAdapter, AxiosError, AxiosHeaders } from 'axios';

/**
 * Sends a request with `fetch`, whose response can be read as a stream. The adapter of axios does
 * more but is ten times as large, and every page would load it.
 *
 * @throws AxiosError if the status is not a success
 */
export const fetchAdapter: AxiosAdapter = async (config) => {
  const answer = await fetch(axios.getUri(config), {
    headers: new Headers(
      Object.entries(config.headers.toJSON()).map(([name, value]) => [name, String(value)]),
    ),
    signal: (config.signal as AbortSignal | undefined) ?? null,
  });
  const response = {
    data: answer.body,
    status: answer.status,
    statusText: answer.statusText,
    headers: new AxiosHeaders(Object.fromEntries(answer.headers)),
    config,
  };
  if (answer.ok) return response;
  const message = `Request failed with status code ${answer.status}`;
  throw new AxiosError(message, AxiosError.ERR_BAD_RESPONSE, config, null, response);
};
