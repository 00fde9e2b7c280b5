/** How often the screens of a shop on another server read again: its bell does not reach this one (D-43.1). */
const AGAIN_MS = 30_000;

const bells = new Set<() => void>();
let clock: ReturnType<typeof setInterval> | undefined;

/** What is rung where no bell can say that something changed. */
export const onFarBell = (ring: () => void): void => void bells.add(ring);

/** Whether this page works on a shop that has a server of its own. */
export const isFarShop = (): boolean => clock !== undefined;

/** An answer came from another server: from now on, and for as long as this page lives, the clock rings. */
export function listenByClock(): void {
  clock ??= setInterval(() => {
    if (document.visibilityState === 'visible') for (const ring of bells) ring();
  }, AGAIN_MS);
}
