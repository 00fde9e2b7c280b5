/** Databases that a test holds now; a file that ends while one is held has left a shop open. */
export const lent = new Set<object>();
