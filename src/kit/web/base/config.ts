/** What /config.js injects (http.md): the same built files serve every shop. */
export type KilauConfig = {
  readonly variant: 'auto' | 'pusat' | 'cabang';
  readonly api: string;
  readonly portal: string | null;
  readonly messaging: string | null;
  readonly online_store: string | null;
  readonly wholesale: string | null;
  readonly wholesale_domain: string | null;
  readonly auth_type: 'QR' | 'MANUAL' | 'FINGERPRINT';
  readonly version: string;
  readonly build: string | number;
  readonly platform: 'WEB' | 'POS';
  readonly base_path: string;
  /** Where the server's own addresses begin (its socket, the approver's page): the POS build lies below them. */
  readonly server_path?: string;
  /** An empty database: only the set-up screen is open (D-3.6). */
  readonly setup: boolean;
};

declare global {
  interface Window {
    KILAU?: Partial<KilauConfig>;
  }
}

const NONE: KilauConfig = {
  variant: 'auto',
  api: '',
  portal: null,
  messaging: null,
  online_store: null,
  wholesale: null,
  wholesale_domain: null,
  auth_type: 'MANUAL',
  version: '',
  build: '',
  platform: 'WEB',
  base_path: '/',
  setup: false,
};

export const config: KilauConfig = { ...NONE, ...window.KILAU };

/** '' at the root, '/pos' below it: never a trailing slash. */
export const basePath: string = `/${config.base_path ?? ''}`
  .replace(/\/+/g, '/')
  .replace(/\/$/, '');

/** The same of the server's own addresses. */
export const serverPath: string = config.server_path ?? basePath;

const slashed = (url: string): string => (url.endsWith('/') ? url : `${url}/`);

/** Where the calls go; relative to this server unless another one is injected. */
export const apiBase: string = slashed(config.api || `${basePath}/api/v1/`);
