/** An event of a stream. */
export interface StreamedEvent {
  /** Its kind; `message` where it says none. */
  readonly event: string;
  /** What it carries, as JSON has it. */
  readonly data: unknown;
}

/**
 * Reads events out of a text that comes in pieces, as the HTML standard describes `text/event-stream`.
 * Comments, and data that is no JSON, are no events.
 */
export function eventReader(): (text: string) => StreamedEvent[] {
  let rest = '';
  return (text) => {
    const blocks = (rest + text).replaceAll(/\r\n?/g, '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap(eventIn);
  };
}

function eventIn(block: string): StreamedEvent[] {
  const fields = block.split('\n').map((line): readonly [name: string, value: string] => {
    const [, name = '', value = ''] = /^([^:]*)(?::\s?(.*))?$/.exec(line) ?? [];
    return [name, value];
  });
  const valuesOf = (sought: string) =>
    fields.filter(([name]) => name === sought).map(([, value]) => value);
  const data = valuesOf('data');
  if (data.length === 0) return [];
  try {
    const event = valuesOf('event').at(-1) || 'message';
    return [{ event, data: JSON.parse(data.join('\n')) }];
  } catch {
    return [];
  }
}
