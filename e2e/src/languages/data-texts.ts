import type { Page, Response } from '@playwright/test';

/** Collects every text that the API sends the page: names, codes and notes of people and things. */
export class DataTexts {
  private readonly texts = new Set<string>();
  /** The same, the longest first. */
  private longest: readonly string[] = [];
  private readonly reading: Promise<void>[] = [];

  constructor(page: Page) {
    page.on('response', (response) => {
      const isOfApi = /\/api\/(?!.*\/languages\/)/.test(response.url());
      if (isOfApi && !isStream(response)) this.reading.push(this.read(response));
    });
  }

  /** Takes texts that do not come with an answer: what a test types, who is signed in. */
  add(...texts: readonly unknown[]): void {
    for (const text of texts) this.keep(text);
  }

  /** What a text says besides what the API sent. */
  async restOf(text: string): Promise<string> {
    await Promise.all(this.reading);
    if (this.longest.length !== this.texts.size)
      this.longest = [...this.texts].sort((one, other) => other.length - one.length);
    return this.longest.reduce((left, data) => left.replaceAll(data, ' '), text);
  }

  private async read(response: Response): Promise<void> {
    const body: unknown = await response.json().catch(() => null);
    this.keep(body);
  }

  private keep(value: unknown): void {
    if (typeof value === 'string' && value.trim().length > 1) this.texts.add(value.trim());
    else if (typeof value === 'object' && value !== null)
      for (const each of Object.values(value)) this.keep(each);
  }
}

/** What never ends cannot be read to its end. */
const isStream = (response: Response) =>
  (response.headers()['content-type'] ?? '').startsWith('text/event-stream');
