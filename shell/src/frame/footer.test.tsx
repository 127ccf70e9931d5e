import { screen } from '@portal/platform/testing';
import { fakeDeployment } from '../testing/fake-deployment.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { Footer } from './footer.tsx';

const desk = {
  name: 'Help desk',
  phone: '+1 (800) 555-0100',
  email: 'desk@example.com',
  url: 'https://help.example.com/fleet',
};

describe('the footer', () => {
  it('names whom to ask, where the region has somebody', () => {
    const support = [{ name: 'Fleet solutions', contacts: [desk] }];
    renderShell(<Footer />, { deployment: { ...fakeDeployment(), support } });
    expect(screen.getByRole('region', { name: 'Fleet solutions' })).toHaveTextContent('Help desk');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['tel:+18005550100', 'mailto:desk@example.com', desk.url]);
  });

  it('has no such block elsewhere', () => {
    renderShell(<Footer />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.getByText('Region LA')).toBeInTheDocument();
  });
});
