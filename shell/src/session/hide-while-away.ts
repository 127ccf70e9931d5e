/**
 * A page that the browser keeps for "back" comes into sight before it can learn who is signed in
 * by then. It is kept out of sight, and shown once it has looked.
 */
export function hideWhileAway(): void {
  const { style } = document.documentElement;
  addEventListener('pagehide', () => {
    style.visibility = 'hidden';
  });
  addEventListener('pageshow', () => {
    style.visibility = '';
  });
}
