/**
 * A user id as it is kept, in whatever way it was typed: width and case, blanks around it, invisible signs, dots at the
 * ends and in rows make no other person (D-8.6).
 */
export const rapikanUserId = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\p{Mn}]+/gu, '')
    .trim()
    .replace(/([._-])[._-]+/g, '$1')
    .replace(/^[._-]+|[._-]+$/g, '');
