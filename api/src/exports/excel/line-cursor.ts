import type { Line } from './section-lines.ts';

/** Reads lines one after another, and looks ahead on request. */
export class LineCursor {
  private readonly lines: AsyncIterator<Line>;
  private readonly ahead: Line[] = [];
  private heading: Line | undefined;

  constructor(lines: AsyncIterable<Line>) {
    this.lines = lines[Symbol.asyncIterator]();
  }

  /** Returns the next lines without consuming them; fewer at the end. */
  async peek(count: number): Promise<readonly Line[]> {
    while (this.ahead.length < count) {
      const { done, value } = await this.lines.next();
      if (done) break;
      this.ahead.push(value);
    }
    return this.ahead.slice(0, count);
  }

  async next(): Promise<Line | undefined> {
    await this.peek(1);
    const line = this.ahead.shift();
    if (line?.kind === 'heading') this.heading = line;
    return line;
  }

  /** Repeats the last heading if the next line is a row below it. */
  async repeatHeading(): Promise<void> {
    const [next] = await this.peek(1);
    if (next?.kind === 'row' && this.heading) this.ahead.unshift(this.heading);
  }

  /** Releases the source of the lines. */
  async close(): Promise<void> {
    await this.lines.return?.();
  }
}
