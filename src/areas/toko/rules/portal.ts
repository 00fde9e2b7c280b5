const TLS = /^https:\/\/[^\s/@?#\\]+(?:\/[^\s?#\\]*)?$/;
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/[^\s?#\\]*)?$/;

/** Whether tokens may travel to this portal: by TLS, or to this very computer (D-43.3). */
export const isPortalAman = (portal: string): boolean => TLS.test(portal) || LOOPBACK.test(portal);
