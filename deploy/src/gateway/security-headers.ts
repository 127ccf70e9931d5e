/** Headers of every answer that is not the API's. */
export const baseHeaders = {
  'x-content-type-options': 'nosniff',
  // A sign-in code stands in the address for a moment: no other host may learn it.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Labels of units are read by the camera; nothing else of the device is asked for. */
const permissions = 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()';

interface PageSurroundings {
  /** Ports of development servers, which tell the page of changes. */
  readonly developmentPorts: readonly number[];
  /** Whether the page may run remotes from the machine of whoever looks at it. */
  readonly overrides: boolean;
}

const ownMachine = ['localhost:*', '127.0.0.1:*'];

/**
 * Headers of the page. Nothing but the portal's own files runs or is fetched, unless the deployment
 * lets developers try their remotes in it.
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
