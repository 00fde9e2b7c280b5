/** So long a finished piece may wait for its owner before the shop asks (№ 114, the home page). */
export const HARI_TUNGGU = 14;
