const LINE = 'Kilau: printer ini tersambung.';

/** A line on the roll, and room to tear it off: no code that a till would read. */
export const receiptTest = (): Uint8Array =>
  Uint8Array.from([0x1b, 0x40, ...new TextEncoder().encode(LINE), 0x0a, 0x0a, 0x0a, 0x0a, 0x0a]);
