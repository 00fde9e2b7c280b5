/** What a shell around the POS build may be able to do (D-49.3); the browser does what it does not name. */
export type Feature =
  | 'html'
  | 'escpos'
  | 'pdf'
  | 'label'
  | 'openDrawer'
  | 'scan'
  | 'display'
  | 'share'
  | 'weigh';

/** A paper for the shell: a page and the commands of a label printer as they are, ESC/POS and a PDF in base64. */
export type ShellPaper = {
  readonly kind: 'html' | 'escpos' | 'pdf' | 'label';
  readonly name: string;
  readonly data: string;
};

/** The bridge that a shell puts into its page (docs/shell.md). */
export type Shell = {
  readonly version: string;
  readonly features: readonly string[];
  /** Rejects with `begun: false` where nothing was printed; else a part of it may be on paper. */
  print(paper: ShellPaper): Promise<void>;
  openDrawer(): Promise<void>;
  /** A code, or null where nothing was scanned. */
  scan(): Promise<string | null>;
  /** What the customer sees; the last state counts. */
  display(state: object): Promise<void>;
  share(file: { name: string; mime: string; data: string }): Promise<void>;
  /** Whole milligrams that do not move any more, or null. */
  weigh(): Promise<number | null>;
};

declare global {
  interface Window {
    KILAU_SHELL?: Partial<Shell>;
  }
}

/** The shell, if this is the POS build and its shell says that it can do this. */
export function shellWith(feature: Feature): Shell | undefined {
  const { KILAU, KILAU_SHELL } = globalThis as Partial<Pick<Window, 'KILAU' | 'KILAU_SHELL'>>;
  if (KILAU?.platform !== 'POS') return undefined;
  const can = Array.isArray(KILAU_SHELL?.features) && KILAU_SHELL.features.includes(feature);
  return can ? (KILAU_SHELL as Shell) : undefined;
}
