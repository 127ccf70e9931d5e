import type { FastifyRequest } from 'fastify';
import { choosePageLocale } from '../page-words/page-words.ts';

type Headers = Pick<FastifyRequest, 'headers'>;

const longestDevice = 60;

/** Reads the parts of a call that are in its headers. */
export const readCallHeaders = (request: Headers) => ({
  ...languageOf(request),
  userTime: userTimeOf(request),
  device: deviceOf(request),
  isStreamed: /(^|[\s,])text\/event-stream\b/.test(String(request.headers.accept ?? '')),
});

function languageOf({ headers }: Headers) {
  const asked = String(headers['user-language'] ?? '');
  const locale = /^[a-z]{2}-[A-Z]{2}$/.test(asked) ? asked : '';
  return { locale, language: choosePageLocale(locale, '') };
}

function userTimeOf({ headers }: Headers): string {
  const said = String(headers['user-time'] ?? '');
  return /^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/.test(said) ? said : '';
}

/** Reduced to printable ASCII, since readers decode other bytes in a header differently. */
const deviceOf = ({ headers }: Headers): string =>
  String(headers['user-device'] ?? '')
    .replaceAll(/[^ -~]+/g, ' ')
    .trim()
    .slice(0, longestDevice)
    .trim();
