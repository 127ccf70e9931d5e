import { type Html, html } from './html.ts';

interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'password';
  readonly autocomplete: string;
  readonly value?: string;
  /** Help shown before any input. */
  readonly hint?: string;
  /** Describes the error in the input. */
  readonly problem?: string | undefined;
  readonly isFocused?: boolean;
  readonly isFixed?: boolean;
}

/** A labeled form field, linked to its hint and its problem. */
export function field({ name, label, type, autocomplete, ...rest }: Field): Html {
  const { value = '', hint, problem, isFocused = false, isFixed = false } = rest;
  const hintId = `${name}-hint`;
  const errorId = `${name}-error`;
  const described = [hint && hintId, problem && errorId].filter(Boolean).join(' ');
  return html`<div class="field">
<label class="label" for="${name}">${label}</label>
${
  hint &&
  html`<p class="text" id="${hintId}">${hint}</p>
`
}<input class="input" id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}"${
    isFixed ? html` readonly` : html` required`
  }${problem && html` aria-invalid="true"`}${described && html` aria-describedby="${described}"`}${
    isFocused && html` autofocus`
  }>
${problem && html`<p class="error" id="${errorId}" role="alert">${problem}</p>`}
</div>`;
}
