/** A PNG of 8 by 6 pixels. */
export const smallPhoto: Uint8Array = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWNwCU3D' +
    'ihgGUgIA/Okv0Qiilw0AAAAASUVORK5CYII=',
  'base64',
);
