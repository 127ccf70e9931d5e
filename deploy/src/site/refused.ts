/** An action that was refused because it would break what runs; a line for each reason. */
export class Refused extends Error {
  override readonly name: string = 'Refused';

  constructor(
    readonly sentence: string,
    readonly reasons: readonly string[],
  ) {
    super(`${sentence}:\n${reasons.map((reason) => `  ${reason}`).join('\n')}`);
  }
}
