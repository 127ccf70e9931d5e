import { IsInteger, IsNumber, IsObject, type TSchema } from 'typebox';

/**
 * Converts texts from an address to numbers where the schema requires numbers. Text that is not a
 * number is left for the validation to refuse.
 */
export function readTexts(schema: TSchema, value: unknown): unknown {
  if (!IsObject(schema) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, text]) => {
      const property = schema.properties[name];
      const isNumber = property && (IsInteger(property) || IsNumber(property));
      return [name, isNumber ? readNumber(text) : text];
    }),
  );
}

const readNumber = (text: unknown) =>
  typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
