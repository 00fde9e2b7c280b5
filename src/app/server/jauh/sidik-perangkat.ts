import { hash } from 'node:crypto';

/** One device of head office is one at every branch, and its id stays at head office. */
export const sidikPerangkat = (iss: string, perangkat: string): string =>
  hash('sha256', `${iss}\n${perangkat}`, 'base64url').slice(0, 22);
