import { serve, type Route } from '#kit/server/routes.ts';
import { REGISTER } from '#app/contract/register.ts';
import { tempatDokumenEndpoint } from '#app/contract/tempat-dokumen.api.ts';

/** Every screen asks for its own right; here is only said which one it is. */
const TEMPAT = REGISTER.flatMap(({ opens = {} }) =>
  Object.entries(opens).map(([letters, { path, as }]) => ({ letters, path, as })),
);

export const tempatDokumenServer: readonly Route[] = [
  serve(tempatDokumenEndpoint, () => Promise.resolve(TEMPAT)),
];
