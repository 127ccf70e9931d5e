import type { CDPSession, Page } from '@playwright/test';
import type { Answer } from '@portal/build/states';

interface Header {
  readonly name: string;
  readonly value: string;
}

/** A call paused by the browser: a request, or, with a status, its answer. */
interface PausedRequest {
  readonly requestId: string;
  readonly request: { readonly url: string };
  readonly responseStatusCode?: number;
  readonly responseHeaders?: Header[];
}

/** Four by three gray pixels. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAADklEQVR42mOYhgQYcHIAm4oVGZ+vvAkAAAAASUVORK5CYII=';

/** Changes the JSON of an answer. */
type Change = (body: unknown, url: string) => unknown;

/**
 * Replaces or changes the API answers that a page receives. Playwright's own routes would also
 * intercept every file of a page, and disable the browser's cache: a third of each load's time.
 */
export class ApiAnswers {
  private readonly given: (readonly [calls: RegExp, answer: Answer])[] = [];
  private changed: Change = (body) => body;

  private constructor(private readonly browser: CDPSession) {}

  /** Starts intercepting the calls of a page. */
  static async of(page: Page): Promise<ApiAnswers> {
    const browser = await page.context().newCDPSession(page);
    const answers = new ApiAnswers(browser);
    // A page that was left meanwhile does not wait for answers.
    browser.on('Fetch.requestPaused', (held) => void answers.release(held).catch(() => undefined));
    const stages = ['Request', 'Response'] as const;
    await browser.send('Fetch.enable', {
      patterns: stages.map((requestStage) => ({ urlPattern: '*/api/*', requestStage })),
    });
    return answers;
  }

  /** Answers calls with matching addresses; the last one added wins. */
  give(calls: RegExp, answer: Answer): void {
    this.given.unshift([calls, answer]);
  }

  /** Changes all other successful JSON answers. */
  change(changed: Change): void {
    this.changed = changed;
  }

  /** Stops intercepting. */
  end(): Promise<void> {
    return this.browser.detach();
  }

  private release(held: PausedRequest): Promise<unknown> {
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

  private async answered(held: PausedRequest): Promise<unknown> {
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
