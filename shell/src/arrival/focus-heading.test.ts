import { waitFor } from '@portal/platform/testing';
import { focusHeading } from './focus-heading.ts';

let stop = () => {};
afterEach(() => stop());

function show(content: string): HTMLElement {
  document.body.innerHTML = `<main>${content}</main><button>Elsewhere</button>`;
  return document.querySelector('main') ?? document.body;
}
const heading = () => document.querySelector('h1');
const elsewhere = () => document.querySelector('button')?.focus();
/** Waits until mutation observers have run. */
const seen = () => new Promise((settled) => setTimeout(settled));

it('the heading of a page has the focus as soon as it is there', async () => {
  const place = show('');
  stop = focusHeading(place);
  place.innerHTML = '<h1>Survey</h1>';
  await waitFor(() => expect(heading()).toHaveFocus());
});

it('the heading of what was waited for takes the focus over', async () => {
  const place = show('<h1>Survey overview</h1>');
  stop = focusHeading(place);
  expect(heading()).toHaveFocus();
  place.innerHTML = '<p>Surveys</p><h1>Yard survey, 03/04/2026</h1>';
  await waitFor(() => expect(heading()).toHaveFocus());
});

it('the person who went elsewhere is left alone', async () => {
  const place = show('<h1>Survey overview</h1>');
  stop = focusHeading(place);
  elsewhere();
  place.innerHTML = '<h1>Yard survey, 03/04/2026</h1>';
  await seen();
  expect(document.querySelector('button')).toHaveFocus();
});

it.each([
  ['a chosen row', '<a href="/2" data-arrival>Unit 992</a>', 'a'],
  ['the heading of a part', '<div data-arrival><a href="/">Units</a><h2>Unit 992</h2></div>', 'h2'],
])('%s that the page has marked has the focus in place of its heading', (_, marked, what) => {
  const place = show(`<h1>Yard survey, 03/04/2026</h1>${marked}`);
  const chosen = document.querySelector<HTMLElement>(what);
  const { tabIndex = 0 } = chosen ?? {};
  stop = focusHeading(place);
  expect(chosen).toHaveFocus();
  // A link keeps its place in the tab order.
  expect(chosen?.tabIndex).toBe(tabIndex);
});

it('what a page that is not in sight has marked is left alone', () => {
  const place = show('<h1>Surveys</h1><div hidden><a href="/2" data-arrival>Unit 992</a></div>');
  stop = focusHeading(place);
  expect(heading()).toHaveFocus();
});
