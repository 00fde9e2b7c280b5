/** The path of each call that is being answered, with its parameters' names and never their values. */
const names = new WeakMap<object, string>();

export const nameCall = (request: object, path: string): void => {
  names.set(request, path);
};

export const nameOfCall = (request: object): string | undefined => names.get(request);
