import * as v from 'valibot';

/** A text that must be there. */
export const text = v.pipe(v.string(), v.trim(), v.minLength(1));

// A fallback, rather than an optional schema, makes a field that the CMS leaves out count as empty while views still get
// it as a key that is always there.

/** A text that may be missing: null, absent and blank all come out as undefined. */
export const maybeText = v.fallback(
  v.pipe(
    v.nullable(v.string()),
    v.transform((value) => value?.trim() || undefined),
  ),
  () => undefined,
);

export const maybeNumber = v.fallback(
  v.pipe(
    v.nullable(v.number()),
    v.transform((value) => value ?? undefined),
  ),
  () => undefined,
);

/** What may be missing, or so broken that the rest is better shown without it. */
export const maybe = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(
    v.pipe(
      v.unknown(),
      v.transform((value): v.InferOutput<Schema> | undefined => {
        const parsed = v.safeParse(schema, value);
        return parsed.success ? parsed.output : undefined;
      }),
    ),
    () => undefined,
  );

const goodOf =
  <const Schema extends v.GenericSchema>(schema: Schema) =>
  (values: unknown[] | null): v.InferOutput<Schema>[] =>
    (values ?? []).flatMap((value) => {
      const parsed = v.safeParse(schema, value);
      return parsed.success ? [parsed.output] : [];
    });

/** A list whose bad members are left out rather than taking the block down; null is an empty list. */
export const list = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.pipe(v.nullable(v.array(v.unknown())), v.transform(goodOf(schema))), () => []);

/** A list without which there is no block: bad members are left out here too, but a good one must remain. */
export const listOfSome = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.nullable(v.array(v.unknown())), v.transform(goodOf(schema)), v.nonEmpty());
