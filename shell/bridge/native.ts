/** What the Kotlin side does (`KilauPlugin.kt`); bytes go over as base64. */
export type Native = {
  /** Writes to the stored printer of this name within `ms`, or rejects; it never tries twice. */
  print(job: { printer: 'receipt' | 'label'; data: string; ms: number }): Promise<unknown>;
  /** The system's print dialog. A page answers when its job was queued, a PDF when the dialog is open. */
  document(paper: { kind: 'html' | 'pdf'; name: string; data: string }): Promise<unknown>;
  /** Presses the key of the scanner and waits for its broadcast. */
  scan(how: Broadcast & { ms: number }): Promise<unknown>;
  display(shown: { state: string }): Promise<unknown>;
  share(file: { name: string; mime: string; data: string }): Promise<unknown>;
  /** What the scale says within `ms`, as text. */
  readScale(how: { ms: number }): Promise<unknown>;
};

export const NATIVE_CALLS = ['print', 'document', 'scan', 'display', 'share', 'readScale'] as const;

/** Broadcasts of a handheld: which one carries a code, under which key, and what presses the key, if anything. */
export type Broadcast = {
  readonly action: string;
  readonly extra: string;
  readonly trigger: {
    readonly action: string;
    readonly key?: string;
    readonly value?: string;
  } | null;
};

/** Why a device did not do it; the page has a sentence for each (`shell-reason.ts`). */
export type Code =
  | 'BELUM_DIATUR'
  | 'IZIN'
  | 'TIDAK_TERSAMBUNG'
  | 'KERTAS_HABIS'
  | 'SIBUK'
  | 'LAMBAT'
  | 'PUTUS'
  | 'DIBATALKAN';

/** What a rejected call of the bridge says: `begun: false` only where nothing can be on paper. */
export class ShellError extends Error {
  readonly code: Code;
  readonly begun: boolean;
  constructor(code: Code, begun: boolean, message: string) {
    super(message);
    this.code = code;
    this.begun = begun;
  }
}

export const CODES: readonly Code[] = [
  'BELUM_DIATUR',
  'IZIN',
  'TIDAK_TERSAMBUNG',
  'KERTAS_HABIS',
  'SIBUK',
  'LAMBAT',
  'PUTUS',
  'DIBATALKAN',
];

/** What the Kotlin side rejected with; what it does not say counts as begun. */
export function shellErrorOf(error: unknown): ShellError {
  if (error instanceof ShellError) return error;
  const { code, message, data } = (error ?? {}) as {
    code?: unknown;
    message?: unknown;
    data?: { begun?: unknown } | null;
  };
  const known = CODES.find((one) => one === code);
  return new ShellError(
    known ?? 'PUTUS',
    data?.begun !== false,
    String(message ?? 'Alat tidak menjawab'),
  );
}

type Capacitor = {
  nativePromise(plugin: string, method: string, options: object): Promise<unknown>;
};

/** Capacitor puts itself into the page beside the bridge; it is looked for at each call. */
export function capacitor(): Capacitor {
  const { Capacitor } = globalThis as { Capacitor?: Capacitor };
  if (typeof Capacitor?.nativePromise !== 'function')
    throw new ShellError('TIDAK_TERSAMBUNG', false, 'Aplikasi kasir tidak menjawab');
  return Capacitor;
}

/** Each call goes to a plugin of the app under its own name. */
export function nativeOf<Calls extends object>(
  plugin: 'Kilau' | 'KilauSetup',
  names: readonly (keyof Calls & string)[],
): Calls {
  const call = (name: string) => async (options: object) =>
    capacitor().nativePromise(plugin, name, options);
  return Object.fromEntries(names.map((name) => [name, call(name)])) as Calls;
}
