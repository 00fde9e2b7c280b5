/** What /config.js injects (http.md): the same built files serve every shop. */
export type KilauConfig = {
  readonly variant: 'pusat' | 'cabang';
  readonly api: string;
  readonly portal: string;
  readonly messaging: string;
  readonly online_store: string;
  readonly wholesale: string;
  readonly wholesale_domain: string;
  readonly auth_type: 'QR' | 'MANUAL' | 'FINGERPRINT';
  readonly version: string;
  readonly build: string | number;
  readonly platform: 'web' | 'pos';
  readonly base_path: string;
};

declare global {
  interface Window {
    KILAU?: Partial<KilauConfig>;
  }
}

const NONE: KilauConfig = {
  variant: 'cabang', api: '', portal: '', messaging: '', online_store: '', wholesale: '', wholesale_domain: '',
  auth_type: 'MANUAL', version: '', build: '', platform: 'web', base_path: '/',
};

export const config: KilauConfig = { ...NONE, ...window.KILAU };

/** '' at the root, '/pos' below it: never a trailing slash. */
export const basePath: string = `/${config.base_path ?? ''}`.replace(/\/+/g, '/').replace(/\/$/, '');

const slashed = (url: string): string => (url.endsWith('/') ? url : `${url}/`);

/** Where the calls go; relative to this server unless another one is injected. */
export const apiBase: string = slashed(config.api || `${basePath}/api/v1/`);
