/** In the storage that a log-out empties: the papers of one person are not for the next. */
export const PAPERS = 'kilau.kertas';

/** The document of a paper in the state that the paper says, which it must be in still when it is printed later. */
export type PaperOf = {
  readonly no: string;
  readonly cetak_ke: number;
  readonly keadaan: 'TUNGGU' | 'SAH' | 'BATAL';
  readonly induk: string | null;
  /** The shop that head office worked on. */
  readonly toko?: string;
};

let ask: (of: PaperOf) => Promise<boolean> = async () => true;
/** Who knows the server says whether a paper that waits may still be printed: false drops it. */
export const lendPaperCheck = (check: typeof ask): void => {
  ask = check;
};
export const mayStillPrint = (of: PaperOf): Promise<boolean> => ask(of);

/** Tells of a paper that waits, or no longer does, in this tab or another. */
export function watchPapers(tell: () => void): () => void {
  window.addEventListener(PAPERS, tell);
  window.addEventListener('storage', tell);
  return () => {
    window.removeEventListener(PAPERS, tell);
    window.removeEventListener('storage', tell);
  };
}
