import {
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
  truth,
} from './shape.ts';

/** What the deployment's schema is made of, as JSON Schema. */
export interface Form {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Form>>;
  readonly required?: readonly string[];
  /** Of a record: the form of its values, by the pattern of their names. */
  readonly patternProperties?: Readonly<Record<string, Form>>;
  readonly items?: Form;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  /** A form, or null. */
  readonly anyOf?: readonly Form[];
}

const filled = '^[^]';

/** The parser of a form, which costs a browser a fraction of a schema library's bytes. */
export function shapeOf(form: Form): Shape {
  const [inner] = form.anyOf ?? [];
  if (inner) return orNull(shapeOf(inner));
  if (form.enum) return oneOf(...form.enum);
  if (form.const !== undefined) return oneOf(form.const);
  if (form.type === 'string') return text(form.pattern ?? (form.minLength ? filled : ''));
  if (form.type === 'boolean') return truth;
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
