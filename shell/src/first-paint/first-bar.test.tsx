import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@portal/platform/testing';
import { BrandMark } from '@portal/platform/ui';

const page = new DOMParser().parseFromString(
  readFileSync(path.join(__dirname, '../index.html'), 'utf8'),
  'text/html',
);

const shapesOf = (mark: Element | null | undefined) =>
  [...(mark?.children ?? [])].map(({ tagName, attributes }) => [
    tagName,
    ...['cx', 'cy', 'r', 'd', 'stroke-dasharray'].map(
      (name) => attributes.getNamedItem(name)?.value,
    ),
  ]);

describe('the bar of the page that has not started yet', () => {
  it('has the mark of the header', () => {
    const { container } = render(<BrandMark />);
    const mark = page.querySelector('#portal svg');
    const own = container.querySelector('svg');
    expect(shapesOf(mark)).toEqual(shapesOf(own));
    expect(shapesOf(mark)).not.toHaveLength(0);
    for (const side of ['viewBox', 'width', 'height'])
      expect(mark?.getAttribute(side)).toBe(own?.getAttribute(side));
  });

  it('says nothing to assistive technology, and has no inline style', () => {
    expect(page.querySelector('#portal svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(page.querySelector('[style], style')).toBeNull();
  });
});
