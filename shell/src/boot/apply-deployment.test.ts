import type { portalCalls } from '@portal/contract/portal';
import { bus, namedLinksChanged, unitsChanged } from '@portal/platform/bus';
import { callsOf } from '@portal/platform/http';
import { translate } from '@portal/platform/i18n';
import { startI18n } from '@portal/platform/i18n/manage';
import { budgets } from '../files/budgets.ts';
import { fakeDeployment, fakeRemote } from '../testing/fake-deployment.ts';
import { applyDeployment } from './apply-deployment.ts';

describe('a deployment that is taken', () => {
  it('brings the labels of its remotes and the units of its region', () => {
    startI18n();
    const labels = { 'en-US': { title: 'Surveys' } };
    const remotes = [fakeRemote('surveys', {}, { labels })];
    applyDeployment({ ...fakeDeployment(remotes), units: 'metric' });
    expect(translate('surveys:title')).toBe('Surveys');
    expect(bus.current(unitsChanged)).toBe('metric');
  });

  it('names the pages elsewhere, but for what must not be followed', () => {
    const deployment = fakeDeployment();
    const history = 'https://history.example';
    const named = { service_history: history, heat_map: '', own: '/help', bad: 'javascript:x()' };
    applyDeployment({ ...deployment, links: { ...deployment.links, named } });
    const own = `${location.origin}/help`;
    expect(bus.current(namedLinksChanged)).toEqual({ service_history: `${history}/`, own });
    applyDeployment(deployment);
    expect(bus.current(namedLinksChanged)).toEqual({});
  });

  it('sets the times of the loader, which are as usual where it names none', () => {
    const usual = budgets();
    applyDeployment({ ...fakeDeployment(), loading: { stall: 900 } });
    expect(budgets()).toEqual({ ...usual, stall: 900 });
    applyDeployment(fakeDeployment());
    expect(budgets()).toEqual(usual);
  });

  it('says where calls go from now on', async () => {
    const asked = jest.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(() => {
      throw new Error('no network');
    });
    const deployment = fakeDeployment();
    applyDeployment({ ...deployment, api: { ...deployment.api, v2: '/elsewhere/v2' } });
    await expect(callsOf<typeof portalCalls>()('GET languages/locales')).rejects.toThrow();
    expect(asked.mock.calls[0]?.[1]).toMatch(/^\/elsewhere\/v2\//);
  });
});
