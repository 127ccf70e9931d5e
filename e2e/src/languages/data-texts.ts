import type { Page, Response } from '@playwright/test';

/** Collects every text that the API sends the page: names, codes and notes of people and things. */
export class DataTexts {
  private readonly texts = new Set<string>();
  /** The same texts, longest first. */
  private longest: readonly string[] = [];
  private readonly reading: Promise<void>[] = [];

  constructor(page: Page) {
    page.on('response', (response) => {
      const isOfApi = /\/api\/(?!.*\/languages\/)/.test(response.url());
      if (isOfApi && !isStream(response)) this.reading.push(this.read(response));
    });
  }

  /** Adds texts that are in no answer: those typed by a test, or the user's. */
  add(...texts: readonly unknown[]): void {
    for (const text of texts) this.keep(text);
  }

  /** Returns the text without the parts that the API sent. */
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

/** An endless response cannot be read completely. */
const isStream = (response: Response) =>
  (response.headers()['content-type'] ?? '').startsWith('text/event-stream');
