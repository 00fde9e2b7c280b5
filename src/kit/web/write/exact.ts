/**
 * What a form sends has the names of its contract and no other, at every depth. The server refuses an unknown name; the
 * compiler alone lets a spread carry one along, as the consent of a customer went with an exchange.
 */
export type Exact<T, S> =
  IsOpen<T> extends true
    ? S
    : S extends string | number | boolean | null | undefined
      ? S
      : S extends readonly (infer E)[]
        ? readonly Exact<ItemOf<T>, E>[]
        : S extends object
          ? { readonly [K in keyof S]: K extends NamesOf<T> ? Exact<At<T, K>, S[K]> : never }
          : S;

/** A body whose names no type knows. */
type IsOpen<T> = unknown extends T ? true : [NamesOf<T>] extends [never] ? true : false;
type ItemOf<T> = T extends readonly (infer E)[] ? E : never;
type NamesOf<T> = T extends unknown ? keyof T : never;
type At<T, K extends PropertyKey> = T extends { readonly [_ in K]?: infer V } ? V : never;

/** For a part that sends the body of any contract: its caller was checked for the names already. */
export const whole = <B>(body: B): never => body as never;
