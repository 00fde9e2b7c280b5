import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
type Package = {
  readonly fetch: (input: string | URL, init: object) => Promise<Response>;
  readonly FormData: typeof FormData;
  readonly Agent: new () => object;
};
let ours: (Package & { readonly dispatcher: object }) | undefined;

/**
 * Every call that leaves this server, as `fetch`. Node's own ends the whole process where an answer of some 64 kB is
 * not read at once and its connection closes behind it (nodejs/undici issue 5360, mended in version 8 alone): each
 * server that this one asks could end it so, a branch that of head office. The package comes with the first call, and
 * with lines of its own: those of the process are Node's.
 */
export const callOut = (input: string | URL, init?: RequestInit): Promise<Response> => {
  ours ??= opened(load('undici') as Package);
  const { fetch: ask, dispatcher } = ours;
  const form = init?.body instanceof FormData ? formOf(init.body, ours) : undefined;
  const more = { dispatcher, ...(form && { body: form }) };
  return ask(input, { ...init, ...more });
};

const opened = (it: Package) => ({ ...it, dispatcher: new it.Agent() });

/** The package knows forms of its own alone. */
function formOf(from: FormData, { FormData: Form }: Package): FormData {
  const form = new Form();
  for (const [name, value] of from)
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, value.name);
  return form;
}
