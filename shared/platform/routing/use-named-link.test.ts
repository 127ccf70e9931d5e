import { act, renderHook } from '@testing-library/react';
import { bus, namedLinksChanged } from '../bus/bus.ts';
import { useNamedLink } from './routing.ts';

test('a named link is the address of the region, as it is now', () => {
  const { result } = renderHook(() => useNamedLink('heat_map'));
  expect(result.current).toBeNull();
  act(() => bus.emit(namedLinksChanged, { heat_map: 'https://map.example/' }));
  expect(result.current).toBe('https://map.example/');
  act(() => bus.emit(namedLinksChanged, {}));
  expect(result.current).toBeNull();
});

test.each(['service_history', 'empty', 'constructor'])(
  'there is none under %s where the region names none',
  (name) => {
    bus.emit(namedLinksChanged, { heat_map: 'https://map.example/', empty: '' });
    expect(renderHook(() => useNamedLink(name)).result.current).toBeNull();
  },
);
