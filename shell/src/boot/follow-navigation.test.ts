import { createMemoryRouter } from '@portal/platform/routing/manage';
import { followNavigation } from './follow-navigation.ts';

test('a deployment is taken with another path, not with another query', async () => {
  const moveOn = jest.fn();
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/units'] });
  followNavigation(router, { moveOn });
  await router.navigate('/units?tab=2');
  expect(moveOn).not.toHaveBeenCalled();
  await router.navigate('/units/7');
  expect(moveOn).toHaveBeenCalledTimes(1);
  await router.navigate(-1);
  expect(moveOn).toHaveBeenCalledTimes(2);
});
