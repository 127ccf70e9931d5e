import type { CDPSession, Page } from '@playwright/test';
import type { Answer } from '@portal/build/states';

interface Header {
  readonly name: string;
  readonly value: string;
}

/** A call that the browser holds: on its way, or, with a status, its answer. */
interface Held {
  readonly requestId: string;
  readonly request: { readonly url: string };
  readonly responseStatusCode?: number;
  readonly responseHeaders?: Header[];
}

/** Four pixels by three, all of them gray. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAADklEQVR42mOYhgQYcHIAm4oVGZ+vvAkAAAAASUVORK5CYII=';

/** What becomes of the JSON that a call is answered by. */
type Change = (body: unknown, url: string) => unknown;

/**
 * What a page hears from the API, in the server's place or changed on its way. Playwright's own routes
 * stop every file of a page, too, and take away the browser's cache: a third of the time of each load.
 */
export class ApiAnswers {
  private readonly given: (readonly [calls: RegExp, answer: Answer])[] = [];
  private changed: Change = (body) => body;

  private constructor(private readonly browser: CDPSession) {}

  /** Begins to listen to a page. */
  static async of(page: Page): Promise<ApiAnswers> {
    const browser = await page.context().newCDPSession(page);
    const answers = new ApiAnswers(browser);
    // A page that has been left by now waits for no answer.
    browser.on('Fetch.requestPaused', (held) => void answers.release(held).catch(() => undefined));
    const stages = ['Request', 'Response'] as const;
    await browser.send('Fetch.enable', {
      patterns: stages.map((requestStage) => ({ urlPattern: '*/api/*', requestStage })),
    });
    return answers;
  }

  /** Answers calls whose addresses fit; what is given last goes first. */
  give(calls: RegExp, answer: Answer): void {
    this.given.unshift([calls, answer]);
  }

  /** Changes every other answer of JSON that is a success. */
  change(changed: Change): void {
    this.changed = changed;
  }

  /** Lets everything through again. */
  end(): Promise<void> {
    return this.browser.detach();
  }

  private release(held: Held): Promise<unknown> {
    if (held.responseStatusCode !== undefined) return this.answered(held);
    const [, answer] = this.given.find(([calls]) => calls.test(held.request.url)) ?? [];
    if (answer === 'never') return Promise.resolve();
    const { requestId } = held;
    if (answer === 'lost')
      return this.browser.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
    if (answer === 'failed')
      return this.fulfil(requestId, 500, { code: 'system', path: '', message: '' });
    if (answer === 'picture') return this.fulfilWith(requestId, 200, picture, typed('image/png'));
    return answer
      ? this.fulfil(requestId, answer.status ?? 200, answer.json)
      : this.browser.send('Fetch.continueRequest', { requestId });
  }

  private async answered(held: Held): Promise<unknown> {
    const { requestId, request, responseStatusCode: status = 0, responseHeaders = [] } = held;
    const type = responseHeaders.find(({ name }) => name.toLowerCase() === 'content-type')?.value;
    if (status < 200 || status > 299 || !type?.includes('json'))
      return this.browser.send('Fetch.continueRequest', { requestId });
    const { body, base64Encoded } = await this.browser.send('Fetch.getResponseBody', { requestId });
    const text = Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString();
    const content = this.changed(JSON.parse(text), request.url);
    return this.fulfil(requestId, status, content, responseHeaders);
  }

  private fulfil(
    requestId: string,
    responseCode: number,
    content: unknown,
    headers = typed('application/json'),
  ): Promise<unknown> {
    const body = Buffer.from(JSON.stringify(content)).toString('base64');
    return this.fulfilWith(requestId, responseCode, body, headers);
  }

  /** @param body in base64 */
  private fulfilWith(
    requestId: string,
    responseCode: number,
    body: string,
    responseHeaders: Header[],
  ): Promise<unknown> {
    return this.browser.send('Fetch.fulfillRequest', {
      requestId,
      responseCode,
      responseHeaders,
      body,
    });
  }
}

const typed = (type: string): Header[] => [{ name: 'content-type', value: type }];
