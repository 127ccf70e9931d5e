import {
  bool,
  integer,
  listOf,
  objectOf,
  oneOf,
  optional,
  orNull,
  positive,
  recordOf,
  type Shape,
  text,
} from './shape.ts';

/** The subset of JSON Schema used by the deployment's schema. */
export interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  /** For records: the schema of the values, by the pattern of their names. */
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  /** A schema and null, in this order. */
  readonly anyOf?: readonly JsonSchema[];
}

const filled = '^[^]';

/** Converts a schema to a check, at a fraction of the size of a schema library. */
export function shapeOf(form: JsonSchema): Shape {
  const [inner] = form.anyOf ?? [];
  if (inner) return orNull(shapeOf(inner));
  if (form.enum) return oneOf(...form.enum);
  if (form.const !== undefined) return oneOf(form.const);
  if (form.type === 'string') return text(form.pattern ?? (form.minLength ? filled : ''));
  if (form.type === 'boolean') return bool;
  if (form.type === 'integer') return form.minimum === undefined ? integer : positive;
  if (form.items) return listOf(shapeOf(form.items), form.minItems, form.maxItems);
  for (const [pattern, value] of Object.entries(form.patternProperties ?? {}))
    return recordOf(shapeOf(value), pattern);
  const { properties = {}, required = [] } = form;
  return objectOf(
    Object.fromEntries(
      Object.entries(properties).map(([name, field]) => {
        const shape = shapeOf(field);
        return [name, required.includes(name) ? shape : optional(shape)];
      }),
    ),
  );
}
