/** An event of a stream. */
export interface StreamedEvent {
  /** The event type; `message` if none is given. */
  readonly event: string;
  /** The payload, parsed from JSON. */
  readonly data: unknown;
}

/**
 * Parses events from chunks of text, as the HTML standard defines `text/event-stream`. Comments and
 * data that is not JSON are skipped.
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
