import { hash, randomBytes } from 'node:crypto';
import { Problem } from '#kit/server/problem.ts';

/** What a session is known by; its row keeps the hash alone. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashToken = (token: string): string => hash('sha256', token);

export const invalidToken = (): Problem => new Problem(401, 'TOKEN_TIDAK_VALID', 'Invalid Token.');
