import { largestDeployment } from '@portal/platform/remote';
import { fakeDeployment, fakeRemote } from '../testing/fake-deployment.ts';
import { readDeployment, readFromSite } from './read-deployment.ts';

const deployment = fakeDeployment([fakeRemote('dashboard')]);
const good = JSON.stringify(deployment);
const twins = JSON.stringify(fakeDeployment([fakeRemote('dashboard'), fakeRemote('dashboard')]));
const huge = JSON.stringify({ ...deployment, padding: 'x'.repeat(largestDeployment) });

const answers = (text: string, status = 200, headers = {}) => {
  globalThis.fetch = jest.fn(
    async () => new Response(status === 304 ? null : text, { status, headers }),
  );
};

const unusable = [
  ['missing', '', 404, 'missing'],
  ['kept by a server in trouble', '', 502, 'unreachable'],
  ['empty', '', 200, 'broken'],
  ['half written', good.slice(0, 90), 200, 'broken'],
  ['no deployment', '{"schema":1}', 200, 'broken'],
  ['a page of HTML', '<!doctype html>', 200, 'broken'],
  ['of a newer schema', JSON.stringify({ schema: 2 }), 200, 'newer'],
  ['naming a remote twice', twins, 200, 'broken'],
  ['far too large', huge, 200, 'too_large'],
] as const;

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('the deployment', () => {
  it('is read, and later past every cache', async () => {
    answers(good);
    const { deployment: read, fetched } = await readDeployment();
    expect(read).toEqual(deployment);
    await readFromSite(fetched);
    expect(fetch).toHaveBeenLastCalledWith(
      '/deployment.json',
      expect.objectContaining({ cache: 'no-store' }),
    );
  });

  it.each(unusable)('that is %s gives way to the last good copy', async (_, text, status) => {
    answers(good);
    await readDeployment();
    answers(text, status);
    expect(await readDeployment()).toMatchObject({ deployment, fetched: null });
  });

  it('gives way to the one that was taken along, where the page is, whatever was read since', async () => {
    answers(good);
    await readDeployment();
    const taken = { ...deployment, environment: 'taken along' };
    const element = Object.assign(document.createElement('script'), {
      type: 'application/json',
      id: 'portal-deployment',
      textContent: JSON.stringify(taken),
    });
    document.body.append(element);
    expect(await readDeployment()).toMatchObject({ deployment });
    answers('', 502);
    expect(await readDeployment()).toMatchObject({ deployment: taken, fetched: null });
    element.textContent = 'none of ours';
    expect(await readDeployment()).toMatchObject({ deployment });
    element.remove();
  });

  it.each(unusable)('that is %s and has no copy stops the start', async (_, text, status, why) => {
    answers(text, status);
    await expect(readDeployment()).rejects.toMatchObject({ problem: why });
  });

  describe('with a malformed remote', () => {
    const other = fakeDeployment([fakeRemote('dashboard'), fakeRemote('surveys')]);
    const [dashboard, surveys] = other.remotes;
    const malformed = JSON.stringify({ ...other, remotes: [{ ...dashboard, url: 7 }, surveys] });

    it('runs without it, and the console says so', async () => {
      answers(malformed);
      expect((await readDeployment()).deployment.remotes).toEqual([surveys]);
      expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/dashboard .* "url"/));
    });

    it('runs it as it was in the last good copy, which stays', async () => {
      answers(JSON.stringify(other));
      await readDeployment();
      answers(malformed);
      for (const _ of ['first', 'second'])
        expect((await readDeployment()).deployment.remotes).toEqual([surveys, dashboard]);
    });
  });

  it('that does not come stops the start too', async () => {
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('no network')));
    await expect(readDeployment()).rejects.toMatchObject({ problem: 'unreachable' });
  });

  describe('that hangs', () => {
    const hang = () => {
      globalThis.fetch = jest.fn(
        (_, init) =>
          new Promise<Response>((_resolve, reject) => {
            init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
          }),
      );
    };
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('is not waited for any longer than for a byte, and longer each time', async () => {
      hang();
      for (const [tries, time] of [
        [0, 5_000],
        [1, 10_000],
        [9, 80_000],
      ] as const) {
        const failed = jest.fn();
        readDeployment(tries).catch(failed);
        await jest.advanceTimersByTimeAsync(time - 100);
        expect(failed).not.toHaveBeenCalled();
        await jest.advanceTimersByTimeAsync(200);
        expect(failed).toHaveBeenCalledWith(expect.objectContaining({ problem: 'unreachable' }));
      }
    });

    /** Responds with the text in parts, one after each wait, and ends with the last one. */
    const trickle = (...waits: number[]) => {
      const size = Math.ceil(good.length / waits.length);
      globalThis.fetch = jest.fn(async (_, init) => {
        const { signal } = init ?? {};
        const body = new ReadableStream({
          async start(controller) {
            signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
            for (const [place, wait] of waits.entries()) {
              await new Promise((resolve) => setTimeout(resolve, wait));
              if (signal?.aborted) return;
              const part = good.slice(place * size, (place + 1) * size);
              controller.enqueue(new TextEncoder().encode(part));
            }
            controller.close();
          },
        });
        return new Response(body);
      });
    };

    it('may take its time as long as bytes keep coming', async () => {
      trickle(4_000, 4_000, 4_000);
      const reading = readDeployment();
      await jest.advanceTimersByTimeAsync(12_000);
      expect(await reading).toMatchObject({ deployment });
    });

    it('in the middle is not waited for, however patient the start is', async () => {
      trickle(1_000, 1_000_000);
      const failed = jest.fn();
      readDeployment(3).catch(failed);
      await jest.advanceTimersByTimeAsync(6_100);
      expect(failed).toHaveBeenCalledWith(expect.objectContaining({ problem: 'unreachable' }));
    });

    it('is hardly waited for where there is a copy, which serves until it comes', async () => {
      answers(good);
      await readDeployment();
      trickle(12_000);
      const reading = readDeployment();
      await jest.advanceTimersByTimeAsync(1_100);
      const { coming, ...read } = await reading;
      expect(read).toMatchObject({ deployment, fetched: null });
      await jest.advanceTimersByTimeAsync(11_000);
      expect(await coming).toMatchObject({ deployment, fetched: { text: good } });
    });
  });

  it('does not take a broken copy for a good one', async () => {
    localStorage.setItem('deployment', '{"schema":');
    answers('', 500);
    await expect(readDeployment()).rejects.toMatchObject({ problem: 'unreachable' });
  });
});

describe('a deployment that is here already', () => {
  it('is asked for by its etag, and is no news when the site has no other', async () => {
    answers(good, 200, { etag: '"a"' });
    const { fetched } = await readDeployment();
    answers('', 304);
    expect(await readFromSite(fetched)).toBeNull();
    expect(fetch).toHaveBeenCalledWith(
      '/deployment.json',
      expect.objectContaining({ headers: expect.objectContaining({ 'if-none-match': '"a"' }) }),
    );
  });

  it('is no news either when a site without etags sends it again', async () => {
    answers(good);
    const { fetched } = await readDeployment();
    expect(await readFromSite(fetched)).toBeNull();
  });
});
