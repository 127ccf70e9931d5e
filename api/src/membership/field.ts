import { type Html, html } from './html.ts';

interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'password';
  readonly autocomplete: string;
  readonly value?: string;
  /** What helps before anything was typed. */
  readonly hint?: string;
  /** What is wrong with what was typed. */
  readonly problem?: string | undefined;
  readonly isFocused?: boolean;
  readonly isFixed?: boolean;
}

/** A labelled field of a form, with its hint and its problem tied to it. */
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
