import { applySetup } from '@portal/platform/session/manage';
import { act, screen, within } from '@portal/platform/testing';
import { fakeDeployment } from '../testing/fake-deployment.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { Footer } from './footer.tsx';

const desk = {
  name: 'Help desk',
  phone: '+1 (800) 555-0100',
  email: 'desk@example.com',
  url: 'https://help.example.com/fleet',
};
const links = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    name: `Link ${place + 1}`,
    url: `https://help.example/${place + 1}`,
  }));
const columns = () =>
  within(screen.getByRole('navigation', { name: 'Help' }))
    .getAllByRole('list')
    .map((list) => within(list).getAllByRole('link').length);

describe('the footer', () => {
  it('names whom to ask, where the region has somebody', () => {
    const support = [
      { name: 'support.solutions', contacts: [desk] },
      { name: 'support.road_service', contacts: [{ name: 'Bad', url: 'javascript:alert(1)' }] },
    ];
    renderShell(<Footer />, { deployment: { ...fakeDeployment(), support } });
    expect(screen.getByRole('region', { name: 'Solutions' })).toHaveTextContent('Help desk');
    const found = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(found).toEqual(['tel:+18005550100', 'mailto:desk@example.com', desk.url]);
  });

  it('has no such block elsewhere', () => {
    renderShell(<Footer />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.getByText('Region LA')).toBeInTheDocument();
  });

  it.each([
    [1, [1]],
    [48, [48]],
    [49, [24, 25]],
    [50, [25, 25]],
    [99, [49, 50]],
  ])('shows a tab of %d links in columns of %j', (count, expected) => {
    const footer = [{ name: 'footer.help', links: links(count) }];
    renderShell(<Footer />, { deployment: { ...fakeDeployment(), footer } });
    expect(columns()).toEqual(expected);
    expect(screen.getAllByRole('link').at(-1)).toHaveTextContent(`Link ${count}`);
  });

  it('shows what the server sent, as it is, and follows no script', () => {
    renderShell(<Footer />, {
      deployment: { ...fakeDeployment(), footer: [{ name: 'footer.help', links: links(3) }] },
    });
    const name = '<script>alert(1)</script>: {{x}}';
    const sent = [
      { name, url: 'https://sent.example/' },
      { name: 'Bad', url: 'javascript:alert(1)' },
    ];
    const tabs = [
      { name: 'Sent', links: sent },
      { name: 'Only bad', links: sent.slice(1) },
    ];
    act(() => applySetup({ footer_content: { tabs } }));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([name]);
    expect(screen.getAllByRole('navigation')).toHaveLength(1);
  });
});
