/** Headers of all answers except the API's. */
export const baseHeaders = {
  'x-content-type-options': 'nosniff',
  // The address briefly contains a sign-in code, which no other host may learn.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** The camera reads unit labels; no other device features are used. */
const permissions = 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()';

interface PageSurroundings {
  /** Ports of development servers, which notify the page of changes. */
  readonly developmentPorts: readonly number[];
  /** Whether the page may run remotes from the viewer's machine. */
  readonly overrides: boolean;
}

const ownMachine = ['localhost:*', '127.0.0.1:*'];

/**
 * Headers of the page. Only the portal's own files are executed or fetched, unless the deployment
 * lets developers try out their remotes.
 */
export function pageHeaders({
  developmentPorts,
  overrides,
}: PageSurroundings): Record<string, string> {
  const local = overrides ? ownMachine.map((host) => `http://${host}`) : [];
  const sockets = overrides ? ownMachine.map((host) => `ws://${host}`) : [];
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...local],
    'style-src': ["'self'", ...local],
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': [
      "'self'",
      ...developmentPorts.map((port) => `ws://localhost:${port}`),
      ...local,
      ...sockets,
    ],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  };
  const directives = Object.entries(policy).map(([name, values]) => [name, ...values].join(' '));
  return {
    'content-security-policy': directives.join('; '),
    'permissions-policy': permissions,
  };
}
