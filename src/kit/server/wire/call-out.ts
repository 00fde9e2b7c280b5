import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
let ours: typeof fetch | undefined;

/**
 * Every call that leaves this server, as `fetch`. Node's own ends the whole process where an answer of some 64 kB is
 * not read at once and its connection closes behind it (nodejs/undici issue 5360, mended in version 8 alone): each
 * server that this one asks could end it so, a branch that of head office. The package comes with the first call.
 */
export const callOut = (input: string | URL, init?: RequestInit): Promise<Response> => {
  ours ??= (load('undici') as { readonly fetch: typeof fetch }).fetch;
  return ours(input, init);
};
