import { fakeDeployment } from '../testing/fake-deployment.ts';
import { DeploymentFailure, readDeployment } from './read-deployment.ts';

const answers = (text: string, status = 200) => {
  globalThis.fetch = jest.fn(async () => new Response(text, { status }));
};
const good = JSON.stringify(fakeDeployment());

describe('the deployment', () => {
  beforeEach(() => localStorage.clear());

  it('is read past every cache', async () => {
    answers(good);
    expect((await readDeployment()).region).toBe('LA');
    expect(fetch).toHaveBeenCalledWith('/deployment.json', { cache: 'no-store' });
  });

  it.each([
    ['missing', '', 404],
    ['empty', '', 200],
    ['half written', good.slice(0, 90), 200],
    ['of a newer schema', JSON.stringify({ ...fakeDeployment(), schema: 2 }), 200],
  ])('that is %s gives way to the last good copy', async (_, text, status) => {
    answers(good);
    await readDeployment();
    answers(text, status);
    expect((await readDeployment()).region).toBe('LA');
  });

  it('that was never good stops the start', async () => {
    answers('', 404);
    await expect(readDeployment()).rejects.toBeInstanceOf(DeploymentFailure);
  });

  it('does not take a broken copy for a good one', async () => {
    localStorage.setItem('deployment', '{"schema":');
    answers('', 500);
    await expect(readDeployment()).rejects.toBeInstanceOf(DeploymentFailure);
  });
});
