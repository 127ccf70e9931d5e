/** Moves the focus to the content of the page, which stands where it is. */
export const focusContent = (): void =>
  document.getElementById('content')?.focus({ preventScroll: true });
