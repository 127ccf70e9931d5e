import { fakeDeployment, fakeRemote } from '../testing/fake-deployment.ts';
import { runDeployment } from './running-deployment.ts';

const of = (version: string) =>
  fakeDeployment([fakeRemote('admin', {}, { version: `${version}-0a1b2c3d` })]);

describe('the deployment of a page', () => {
  it('changes at the next navigation and not before', () => {
    const moved = jest.fn();
    const deployment = runDeployment(of('1.0.0'), () => new Set());
    deployment.subscribe(moved);
    deployment.offer(of('2.0.0'));
    expect(deployment.current()).toEqual(of('1.0.0'));
    expect(deployment.upcoming()).toEqual(of('2.0.0'));
    deployment.moveOn();
    expect(deployment.current()).toEqual(of('2.0.0'));
    expect(moved).toHaveBeenCalledTimes(1);
  });

  it('stays the same object while nothing changes', () => {
    const moved = jest.fn();
    const deployment = runDeployment(of('1.0.0'), () => new Set());
    deployment.subscribe(moved);
    const first = deployment.current();
    deployment.offer(of('1.0.0'));
    deployment.moveOn();
    expect(deployment.current()).toBe(first);
    expect(moved).not.toHaveBeenCalled();
  });

  it('moves a held remote with the first navigation after its work is saved', () => {
    let held = new Set(['admin']);
    const deployment = runDeployment(of('1.0.0'), () => held);
    deployment.offer(of('2.0.0'));
    deployment.moveOn();
    expect(deployment.current()).toEqual(of('1.0.0'));
    held = new Set();
    deployment.moveOn();
    expect(deployment.current()).toEqual(of('2.0.0'));
  });

  it('skips what was deployed and taken back between two navigations', () => {
    const deployment = runDeployment(of('1.0.0'), () => new Set());
    for (const version of ['2.0.0', '3.0.0', '2.0.0']) deployment.offer(of(version));
    deployment.moveOn();
    expect(deployment.current()).toEqual(of('2.0.0'));
  });
});
