import type { Line } from './section-lines.ts';

/** Reads lines one after another, and looks ahead where that is asked for. */
export class LineCursor {
  private readonly lines: AsyncIterator<Line>;
  private readonly ahead: Line[] = [];
  private heading: Line | undefined;

  constructor(lines: AsyncIterable<Line>) {
    this.lines = lines[Symbol.asyncIterator]();
  }

  /** The next lines without going there; fewer at the end. */
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

  /** Goes back to the last heading, where the next line belongs below it. */
  async repeatHeading(): Promise<void> {
    const [next] = await this.peek(1);
    if (next?.kind === 'row' && this.heading) this.ahead.unshift(this.heading);
  }

  /** Lets go of what is read. */
  async close(): Promise<void> {
    await this.lines.return?.();
  }
}
