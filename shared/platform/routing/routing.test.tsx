import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouteProvider, RouterProvider } from './manage.ts';
import { Link, useRoute, useRouteParams } from './routing.ts';

function Page() {
  const { path } = useRoute();
  const params = useRouteParams();
  return (
    <>
      <p>{`${path} ${JSON.stringify(params)}`}</p>
      <Link to="/units/edit-8">Next unit</Link>
    </>
  );
}

test('a page knows the route that the shell found for it', () => {
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <RouteProvider path="/units/edit-{unitId}" params={{ unitId: '7' }}>
          <Page />
        </RouteProvider>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(screen.getByText('/units/edit-{unitId} {"unitId":"7"}')).toBeVisible();
});

test('a page of the shell itself has no declared path', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('link', { name: 'Next unit' }));
  expect(router.state.location.pathname).toBe('/units/edit-8');
  expect(screen.getByText('{}', { exact: false })).toBeVisible();
});
