/** Sent by the code that takes a scan: the last digit of the scanned code was no key of the screen. */
export const SCANNED = 'kilau:scanned';
export const tellScanned = (): void => void window.dispatchEvent(new Event(SCANNED));

/** How many dialogs lie over each other now. */
export const dialogDepth = (): number => document.querySelectorAll('[aria-modal="true"]').length;
