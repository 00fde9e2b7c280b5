import { linkBase } from '#kit/web/base/working-shop.ts';

/** The address of a photo: a path below the API, or a whole address as the object store gives it. */
export const photoUrl = (path: string): string =>
  /^(https?:)?\/\//.test(path) ? path : linkBase() + path.replace(/^\/+/, '');
