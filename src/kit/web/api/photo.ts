import { apiBase } from '#kit/web/base/config.ts';

/** The address of a photo: a path below the API, or a whole address as the object store gives it. */
export const photoUrl = (path: string): string =>
  /^(https?:)?\/\//.test(path) ? path : apiBase + path.replace(/^\/+/, '');
