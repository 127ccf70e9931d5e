/** Moves the focus to the content of the page without scrolling. */
export const focusContent = (): void =>
  document.getElementById('content')?.focus({ preventScroll: true });
