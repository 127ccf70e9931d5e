import { waitFor } from '@portal/platform/testing';
import { followTitle } from './follow-title.ts';

let stop = () => {};
afterEach(() => {
  stop();
  document.title = '';
});

function follow(content: string): HTMLElement {
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  place.innerHTML = content;
  stop = followTitle(place, 'Portal');
  return place;
}
const isTitle = (title: string) => waitFor(() => expect(document.title).toBe(title));

it('names the page by its heading, and the product', () => {
  follow('<h1> Survey\n <b>5</b></h1><h2>Units</h2>');
  expect(document.title).toBe('Survey 5 – Portal');
});

it('names the product alone where a page has no heading, or an empty one', async () => {
  const place = follow('<h2>Units</h2>');
  expect(document.title).toBe('Portal');
  place.innerHTML = '<h1> </h1>';
  await new Promise((seen) => setTimeout(seen));
  expect(document.title).toBe('Portal');
});

it('follows a heading that comes, changes and goes', async () => {
  const place = follow('');
  place.innerHTML = '<section><h1>Survey</h1></section>';
  await isTitle('Survey – Portal');
  const text = place.querySelector('h1')?.firstChild;
  if (text) text.nodeValue = 'Survey 5';
  await isTitle('Survey 5 – Portal');
  place.replaceChildren();
  await isTitle('Portal');
});

it('names the page in sight, not the one that waits behind it', async () => {
  const place = follow('<div><h1>Old</h1></div><div hidden><h1>New</h1></div>');
  expect(document.title).toBe('Old – Portal');
  const [before, after] = place.querySelectorAll('div');
  before?.toggleAttribute('hidden');
  after?.toggleAttribute('hidden');
  await isTitle('New – Portal');
});

it('leaves the product alone when it stops', async () => {
  const place = follow('<h1>Survey</h1>');
  stop();
  expect(document.title).toBe('Portal');
  place.innerHTML = '<h1>Survey overview</h1>';
  await new Promise((seen) => setTimeout(seen));
  expect(document.title).toBe('Portal');
});
