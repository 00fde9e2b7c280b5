import { useState } from 'react';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { tOf } from '#kit/web/base/text.ts';
import { whole } from '#kit/web/write/exact.ts';
import { useWrite } from '#kit/web/write/use-write.ts';

type Options<A> = {
  readonly success?: string | ((answer: A) => string);
  readonly failure?: string;
  readonly refresh?: readonly { readonly call: string }[];
  readonly after?: (answer: A) => void;
  /** A side of a screen: what belongs to no field is shown over the page as well. */
  readonly over?: true;
};

/** A write of a form without fields of its own: its refusal is said in the form (`said`), until the next press. */
export function useSaidWrite<P, Q, B, A>(of: Endpoint<P, Q, B, A>, options: Options<A>) {
  const [said, setSaid] = useState<string>();
  const { over, ...rest } = options;
  const write = useWrite(of, {
    ...rest,
    onProblem: ({ message, errors }) => {
      setSaid(message);
      return !over || errors.length > 0;
    },
  });
  return {
    said: tOf(said),
    busy: write.busy,
    send: (params: P, body: B): void => {
      if (write.busy) return;
      setSaid(undefined);
      void write.send({ params, body: whole<B>(body) });
    },
  };
}
