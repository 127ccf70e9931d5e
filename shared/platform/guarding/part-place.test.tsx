import { screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary, lazyPart } from './guarding.ts';
import { PartPlace } from './part-place.tsx';

/** A page that rerenders endlessly. */
function Endless() {
  const [n, setN] = useState(0);
  useEffect(() => setN(n + 1));
  return <p>{n}</p>;
}

const { IS_REACT_ACT_ENVIRONMENT } = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const setActing = (isActing: boolean | undefined) =>
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isActing });

beforeEach(() => {
  // `act` would wait for the end of all updates.
  setActing(false);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  setActing(IS_REACT_ACT_ENVIRONMENT);
  jest.restoreAllMocks();
});

describe('beside a page that updates without end', () => {
  const part = async () => ({ default: () => <p>The part</p> });
  const fails = () => Promise.reject(new Error('no network'));

  it.each([
    ['comes late', part, false, 'The part'],
    ['was fetched ahead', part, true, 'The part'],
    ['fails', fails, false, 'Failed'],
  ])('a part that %s is shown so', async (_, load, isAhead, shown) => {
    const Part = lazyPart(load);
    if (isAhead) Part.preload();
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(
      <>
        <Endless />
        <ErrorBoundary fallback={() => <p>Failed</p>}>
          <PartPlace loading={<p>Loading</p>}>
            <Part />
          </PartPlace>
        </ErrorBoundary>
      </>,
    );
    expect(await screen.findByText(shown)).toBeVisible();
    root.unmount();
  });
});
